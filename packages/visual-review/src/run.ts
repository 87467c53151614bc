import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { ReviewError } from './review-error.ts'

/** Runs a program. Its output is part of the error if it fails. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  const [status] = (await once(child, 'close').catch((error: unknown) => {
    throw failed(program, args, String(error))
  })) as [number | null]
  if (status !== 0) throw failed(program, args, output)
}

/** Runs a program before anything else goes on. */
export function runSync(program: string, args: readonly string[], cwd: string): void {
  const options = { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 } as const
  const { status, error, stdout, stderr } = spawnSync(program, args, options)
  if (status !== 0) throw failed(program, args, error ? String(error) : stdout + stderr)
}

function failed(program: string, args: readonly string[], output: string) {
  return new ReviewError(`The build failed: ${program} ${args.join(' ')}\n${output.slice(-4000)}`)
}
