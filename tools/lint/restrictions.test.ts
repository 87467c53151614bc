import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../lib/run.ts'

const feature = 'packages/features/src/walk/walk.ts'
const hook = 'packages/features/src/walk/use-walk.ts'
const view = 'packages/features/src/walk/walk-page.tsx'
const browser = 'packages/features/src/shared/walk/walk.browser.ts'
const mail = 'packages/emails/src/walk.tsx'
const ui = 'packages/ui/src/walk/walk.tsx'
const unit = 'packages/features/src/walk/walk.test.ts'
const story = 'stories/features/walk.stories.tsx'
const host = 'apps/site/src/walk.tsx'

const imports = 'eslint(no-restricted-imports)'
const syntax = 'summit(no-restricted-syntax)'
const globals = 'eslint(no-restricted-globals)'

const importing = (from: string) => `import { x } from '${from}'\nvoid x\n`
const doing = (expression: string) => `/** Walks. */\nexport const walk = () => ${expression}\n`

type Refused = [title: string, file: string, code: string, rule: string]

const refused: Refused[] = [
  ["a package's inside in the host", host, importing('../../../packages/ui/src/button/button.tsx'), imports],
  ['an internal module of Storybook', unit, importing('storybook/internal/csf'), imports],
  ...['window', 'document', 'fetch("/")', 'setTimeout(walk)', 'localStorage', 'navigator', 'console.log()'].map(
    (use): Refused => [`${use} in plain rules`, feature, doing(use), globals],
  ),
  ['the time of day in plain rules', feature, doing('Date.now()'), syntax],
  ['today in plain rules', feature, doing('new Date()'), syntax],
  ['chance in plain rules', feature, doing('Math.random()'), syntax],
  ['a module that changes', hook, '/** Steps. */\nexport let steps = 0\nsteps += 1\n', syntax],
  ['a cache at the top of a module', ui, 'const seen = new Map()\nvoid seen\n', syntax],
  ['a type with the name of a DOM interface', feature, '/** Steps. */\nexport type ProgressEvent = "step"\n', syntax],
  ['an import with the name of a DOM interface', ui, "import type { MouseEvent } from 'react'\n", syntax],
  ['a variable with the name of a function of window', hook, 'const open = 1\nvoid open\n', syntax],
  ['a default export', view, '/** Walks. */\nexport default function Walk() {}\n', syntax],
  ['an export without a docstring', view, 'export const walk = 1\n', 'summit(require-docstring)'],
  ['a docstring of the file only', view, '/** Walks. */\n\nexport const walk = 1\n', 'summit(require-docstring)'],
  ['<script>', host, 'export const a = <script src="x" />\n', syntax],
  ['dangerouslySetInnerHTML', host, 'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />\n', syntax],
  ["a class that hosts' tokens define", ui, doing('<p className="p-4 bg-accent" />'), syntax],
  ['innerHTML', host, 'document.body.innerHTML = ""\n', syntax],
  ['a look as inline style', host, 'export const a = <p style={{ color: "red" }} />\n', syntax],
  ['HTML from a string in a mail', mail, doing('<p dangerouslySetInnerHTML={{ __html: "" }} />'), syntax],
  ['an inline style from elsewhere', host, 'const b = {}\nexport const a = <p style={b} />\n', syntax],
  ['any', host, 'export const a: any = 1\n', 'typescript(no-explicit-any)'],
  [
    'a promise that something is there',
    host,
    'export const a = (b?: string) => b!\n',
    'typescript(no-non-null-assertion)',
  ],
  ['@ts-ignore', host, '// @ts-ignore\nexport const a = 1\n', 'typescript(ban-ts-comment)'],
  ...['it.only', 'it.skip', 'it.todo', 'describe.only', 'it.only.each', 'test.fixme'].map((choice): Refused => [
    choice,
    unit,
    `${choice}('walks', () => {})\n`,
    syntax,
  ]),
  ['a snapshot', unit, 'expect(1).toMatchInlineSnapshot()\n', syntax],
  ['sleep in a test', unit, 'await new Promise((resolve) => setTimeout(resolve, 10))\n', syntax],
  [
    'sleep in a story',
    story,
    'export const A = { play: () => new Promise((go) => setTimeout(go, 9)) }\nexport default {}\n',
    syntax,
  ],
  ['sleep in a browser', 'e2e/walk.test.ts', 'await page.waitForTimeout(10)\n', syntax],
]

const allowed: [title: string, file: string, code: string][] = [
  [
    'types of React in plain rules',
    feature,
    "import type { RefObject } from 'react'\n/** A. */\nexport type A = RefObject<null>\n",
  ],
  ['the browser in *.browser.ts', browser, doing('window.setTimeout(() => Date.now())')],
  ['a given day in plain rules', feature, doing('new Date(0)')],
  ['a table at the top of a module', feature, "const words = new Set(['up'])\nvoid words\n"],
  ['the style that a host passes', view, doing('<p style={style} />')],
  ['a custom property', view, doing("<p style={{ '--share': 0.4 }} />")],
  ['a look as inline style in a mail', mail, doing("<p style={{ color: 'red' }} />")],
  ['a reason below a docstring', view, '/** Walks. */\n// For now.\nexport const walk = 1\n'],
  ['props without a docstring', view, 'export interface WalkProps {\n  isUp: boolean\n}\n'],
  ['the type of a value without a docstring', feature, 'const messages = {}\nexport type Messages = typeof messages\n'],
  ["a story's default export", story, "export default { title: 'Walk' }\nexport const Up = {}\n"],
]

/** The rules that refuse each snippet, in one run over all. */
let refusals: Map<string, Set<string>>
let folder: string

/** Where a snippet lies: in a folder of its own, so that snippets may have the same path. */
const locate = (title: string, file: string) =>
  path.join(path.dirname(file), title.replace(/\W+/g, '-'), path.basename(file))

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'summit-lint-'))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await symlink(path.join(root, 'tools'), path.join(folder, 'tools'))
  const config = JSON.stringify(path.join(root, 'oxlint.config.mjs'))
  await writeFile(path.join(folder, 'oxlint.config.mjs'), `export { default } from ${config}\n`)
  for (const [title, file, code] of [...refused, ...allowed]) {
    const snippet = path.join(folder, locate(title, file))
    await mkdir(path.dirname(snippet), { recursive: true })
    await writeFile(snippet, code)
  }
  refusals = await lint()
})
afterAll(() => rm(folder, { recursive: true }))

/** The real configuration without the rules that need types: the snippets have no projects. */
async function lint() {
  const args = ['--config', 'oxlint.config.mjs', '--format', 'json', 'packages', 'apps', 'stories', 'e2e']
  const output = await new Promise<string>((resolve) => {
    execFile(path.join(root, 'node_modules/.bin/oxlint'), args, { cwd: folder }, (_, stdout) => resolve(stdout))
  })
  // SAFETY: oxlint's format.
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }
  const rules = new Map<string, Set<string>>()
  for (const { code, filename } of diagnostics) {
    if (code === 'eslint(no-unused-vars)') continue
    rules.set(filename, (rules.get(filename) ?? new Set()).add(code))
  }
  return rules
}

describe('lint refuses', () => {
  it.each(refused)('%s', (title, file, _, rule) => {
    expect(refusals.get(locate(title, file))).toEqual(new Set([rule]))
  })
})

describe('lint allows', () => {
  it.each(allowed)('%s', (title, file) => {
    expect(refusals.get(locate(title, file))).toBeUndefined()
  })
})
