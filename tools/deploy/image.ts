import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/run.ts'

/** What a container of the image would run. */
export interface Image {
  /** Folder that stands for `/app`. */
  workdir: string
  env: Record<string, string>
  command: string[]
}

/**
 * Follows a Dockerfile without a builder: each stage is a folder below `folder`, whose `RUN` steps are run on this machine.
 * Knows the instructions that `deploy/Dockerfile` has, and refuses others.
 */
export function followDockerfile(file: string, folder: string): Image {
  const stages = new Map<string, string>()
  let stage = ''
  let env: Record<string, string> = {}
  let command: string[] = []
  const inStage = (location: string) => path.join(stage, path.isAbsolute(location) ? location : `/app/${location}`)

  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    switch (instruction) {
      case '':
        if (line !== '' && !line.startsWith('#')) throw new Error(`This line is no instruction: ${line}`)
        break
      case 'FROM':
        stage = path.join(folder, `stage-${stages.size}`)
        stages.set(/ AS (\w+)$/.exec(rest)?.[1] ?? 'last', stage)
        env = {}
        break
      case 'WORKDIR':
        mkdirSync(inStage(rest), { recursive: true })
        break
      case 'ENV':
        for (const pair of rest.split(' ')) env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? ''
        break
      case 'RUN':
        console.log(`RUN ${rest}`)
        execFileSync('sh', ['-ec', rest], { cwd: inStage('.'), env: { ...process.env, ...env }, stdio: 'inherit' })
        break
      case 'COPY': {
        const places = rest.split(' ').filter((word) => !word.startsWith('--'))
        const from = stages.get(/--from=(\w+)/.exec(rest)?.[1] ?? '')
        if (from === undefined) copySources(inStage('.'))
        else
          cpSync(path.join(from, places[0] ?? ''), inStage(places[1] ?? ''), {
            recursive: true,
            verbatimSymlinks: true,
          })
        break
      }
      case 'CMD':
        // SAFETY: the exec form is a JSON array of strings.
        command = JSON.parse(rest) as string[]
        break
      case 'USER':
      case 'EXPOSE':
      case 'VOLUME':
      case 'HEALTHCHECK':
        break
      default:
        throw new Error(`The instruction ${instruction} is not known here.`)
    }
  }
  const workdir = inStage('.')
  const local = Object.entries(env).map(([name, value]) => [name, value.replace(/^\/app/, workdir)])
  return { workdir, env: Object.fromEntries(local) as Record<string, string>, command }
}

/** Copies the repository's files, as `COPY . .` does with `Dockerfile.dockerignore`. */
function copySources(target: string) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean))
    cpSync(path.join(root, file), path.join(target, file))
}
