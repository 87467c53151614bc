import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

interface Server {
  folder: string
  script: 'start' | 'dev' | 'preview'
  port: number
  env: NodeJS.ProcessEnv
}

const MAX_WAIT_MS = 60_000

/** Serves a host with a script of its package.json while `use` runs. */
export async function serve<T>({ folder, script, port, env }: Server, use: () => Promise<T>): Promise<T> {
  const args = ['run', script, '--', '--port', String(port)]
  // In a process group of its own, since npm starts further processes.
  const child = spawn('npm', args, { cwd: folder, env: { ...env, PORT: String(port) }, detached: true })
  const ended = once(child, 'exit')
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => output.push(text.toString()))
  try {
    const start = performance.now()
    while (!(await isAnswering(port))) {
      const isTooLate = child.exitCode !== null || performance.now() - start > MAX_WAIT_MS
      if (isTooLate) throw new Error(`npm run ${script} does not serve port ${port}:\n${output.join('')}`)
      await wait(100)
    }
    return await use()
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

const isAnswering = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  )
