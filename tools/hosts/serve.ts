import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { endGroup, startGroup } from '../lib/run.ts'

interface Server {
  folder: string
  script: 'start' | 'dev' | 'preview'
  port: number
  env: NodeJS.ProcessEnv
  /** How long its start may take, in ms. @default 60000 */
  limit?: number
}

/** Serves a folder with a script of its package.json while `use` runs. */
export async function serve<T>(
  { folder, script, port, env, limit = 60_000 }: Server,
  use: () => Promise<T>,
): Promise<T> {
  const args = ['run', script, '--', '--port', String(port)]
  const child = startGroup('npm', args, { cwd: folder, env: { ...env, PORT: String(port) } })
  const ended = once(child, 'exit')
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text.toString()))
  try {
    const start = performance.now()
    while (!(await isAnswering(port))) {
      const isTooLate = child.exitCode !== null || performance.now() - start > limit
      if (isTooLate) throw new Error(`npm run ${script} does not serve port ${port}:\n${output.join('')}`)
      await wait(100)
    }
    return await use()
  } finally {
    endGroup(child)
    await ended
  }
}

const isAnswering = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  )
