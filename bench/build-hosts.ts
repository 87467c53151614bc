/** Builds home, pricing and sign-in with the frameworks under `hosts`, from the packages of this tree. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools/lib/run.ts'
import { publishedManifest } from '../tools/published-manifest.ts'

const hosts = join(import.meta.dirname, 'hosts')

interface Host {
  name: string
  folder: string
  build: [program: string, ...args: string[]]
  /** Where it writes its files. */
  output: string
}

const builds: Host[] = [
  { name: 'Vite', folder: 'vite', build: ['vite', 'build'], output: 'dist' },
  { name: 'Next export', folder: 'next', build: ['next', 'build'], output: 'dist' },
  { name: 'Astro islands', folder: 'astro', build: ['astro', 'build'], output: 'dist' },
  { name: 'React Router', folder: 'react-router', build: ['react-router', 'build'], output: 'dist/client' },
]

/** A program of the hosts' dependencies, which are installed from their own lockfile. */
export function hostProgram(name: string): string {
  if (!existsSync(join(hosts, 'node_modules')))
    execFileSync('npm', ['ci', '--prefer-offline', '--ignore-scripts'], { cwd: hosts, stdio: 'inherit' })
  return join(hosts, 'node_modules/.bin', name)
}

/** The folder with the built files of every host, by name. */
export function buildHosts(): Map<string, string> {
  const compiler = hostProgram('tsc')
  for (const name of ['contract', 'features', 'ui']) installPackage(name)
  cpSync(join(root, 'packages/brand/src'), join(hosts, '.cache/brand'), {
    recursive: true,
    filter: (file) => !file.includes('.test.'),
  })
  const run = (program: string, args: string[], cwd: string) =>
    execFileSync(program, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
      // On failure, the error has what it printed.
      stdio: 'pipe',
    })
  run(compiler, [], hosts)
  return new Map(
    builds.map(({ name, folder, build: [program, ...args], output }) => {
      run(hostProgram(program), args, join(hosts, folder))
      return [name, join(hosts, folder, output)]
    }),
  )
}

/** Copies a built package to where npm would install it. */
function installPackage(name: string) {
  const source = join(root, 'packages', name)
  const target = join(hosts, 'node_modules/@summit', name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  cpSync(join(source, 'dist'), join(target, 'dist'), { recursive: true })
  const manifest = readFileSync(join(source, 'package.json'), 'utf8')
  writeFileSync(join(target, 'package.json'), publishedManifest(manifest))
}
