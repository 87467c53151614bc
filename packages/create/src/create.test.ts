import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCli } from './run-cli.ts'

const template = join(import.meta.dirname, '../template')
let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(parent, { recursive: true })
})

function run(args: string[], userAgent?: string) {
  const printed: string[] = []
  const code = runCli(args, { template, userAgent, print: (text) => printed.push(text) })
  return { code, text: printed.join('\n') }
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)))
    .sort()

it('writes an app with the name of its folder', () => {
  const folder = join(parent, 'rope-shop')
  const { code, text } = run([folder, '--no-install'])
  expect(code).toBe(0)
  expect(text).toContain(`cd ${folder}\n  npm install\n  npm run dev`)
  const templates = listFiles(template).map((file) => (file === 'gitignore' ? '.gitignore' : file))
  expect(listFiles(folder)).toEqual(templates.sort())
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ name: 'rope-shop' })
})

it('writes to a folder with nothing but a Git repository, for any package manager', () => {
  mkdirSync(join(parent, 'app/.git'), { recursive: true })
  const { code, text } = run([join(parent, 'app'), '--', '--no-install'], 'pnpm/10.4.0 npm/? node/v20.19.0')
  expect(code).toBe(0)
  expect(text).toContain('pnpm install')
})

it('prints steps that can be copied for a path with spaces, without a package manager too', () => {
  const folder = join(parent, 'my apps/rope-shop')
  expect(run([folder, '--no-install'], '').text).toContain(`cd "${folder}"\n  npm install\n`)
})

it.each(['Rope Shop', 'ROPES', '.ropes', 'seil&haken'])('refuses the name "%s"', (name) => {
  const { code, text } = run([join(parent, name), '--no-install'])
  expect(code).toBe(1)
  expect(text).toBe(`"${name}" is not a name for an app: use lower-case letters, digits and hyphens, such as my-app.`)
  expect(readdirSync(parent)).toEqual([])
})

it('refuses a folder that is not empty, and leaves it as it is', () => {
  const folder = join(parent, 'app')
  mkdirSync(folder)
  writeFileSync(join(folder, 'notes.txt'), 'Mine')
  expect(run([folder])).toEqual({ code: 1, text: `${folder} is not empty. Choose another folder.` })
  expect(listFiles(folder)).toEqual(['notes.txt'])
})

it('says why it cannot write', () => {
  writeFileSync(join(parent, 'file'), '')
  const below = join(parent, 'file/app')
  expect(run([below]).text).toBe(`Cannot write to ${below}: a part of the path is a file, not a folder.`)
  expect(run(['/sys/my-app']).text).toBe('Cannot write to /sys/my-app: you have no permission.')
})

it('says that packages could not be installed, such as offline', () => {
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1')
  vi.stubEnv('npm_config_fetch_retries', '0')
  const folder = join(parent, 'app')
  const { code, text } = run([folder], 'npm/10.8.2')
  expect(code).toBe(1)
  expect(text).toContain(`The files are in ${folder}, but "npm install" failed`)
  expect(text).not.toContain('Next:')
})

it('prints its usage', () => {
  const { code, text } = run(['--help'])
  expect(code).toBe(0)
  expect(text).toMatch(/^Usage: npm create @summit/)
  expect(run(['--template'])).toMatchObject({ code: 2 })
  expect(run(['one', 'two'])).toMatchObject({ code: 2 })
})
