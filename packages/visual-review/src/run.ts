import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { ReviewError } from './review-error.ts'

/** How much of a program's output is part of an error, in characters. */
const LIMIT = 4000

/** Runs a program, which ends with this process at the latest. The end of its output is part of the error if it fails. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  // A group of its own, to be stopped with all that it has started.
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid)
    } catch {
      // It has ended by itself.
    }
  }
  process.prependListener('exit', endGroup)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = `${output}${text}`.slice(-LIMIT)))
  try {
    const [status, signal] = (await once(child, 'close').catch((error: unknown) => {
      throw failed(program, args, String(error))
    })) as [number | null, string | null]
    if (status !== 0) throw failed(program, args, signal ? `${output}\nIt was ended by ${signal}.` : output)
  } finally {
    process.off('exit', endGroup)
  }
}

/** Runs a program before anything else goes on. */
export function runSync(program: string, args: readonly string[], cwd: string): void {
  const options = { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 } as const
  const { status, error, stdout, stderr } = spawnSync(program, args, options)
  if (status !== 0) throw failed(program, args, error ? String(error) : stdout + stderr)
}

function failed(program: string, args: readonly string[], output: string) {
  const text = stripVTControlCharacters(output).slice(-LIMIT).trim()
  return new ReviewError(`The build failed: ${program} ${args.join(' ')}\n${text}`)
}
