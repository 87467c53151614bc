import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

// The real configuration without the rules that need types: these files are not on the disk.
const eslint = new ESLint({
  overrideConfig: [tseslint.configs.disableTypeChecked, { linterOptions: { reportUnusedDisableDirectives: 'off' } }],
})

/** @param {string} filePath @param {string} code */
async function refusals(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath })
  const rules = (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId !== '@typescript-eslint/no-unused-vars' && ruleId !== 'no-undef')
    .map(({ ruleId }) => ruleId)
  return [...new Set(rules)]
}

const feature = 'packages/features/src/walk/walk.ts'
const hook = 'packages/features/src/walk/use-walk.ts'
const view = 'packages/features/src/walk/walk-page.tsx'
const browser = 'packages/features/src/shared/walk/walk.browser.ts'
const shared = 'packages/features/src/shared/walk/walk.ts'
const mail = 'packages/features/src/walk/mail/walk-mail.tsx'
const mailRules = 'packages/features/src/walk/mail/walk-mail.ts'
const deep = 'packages/features/src/walk/drawings/peaks/peak.tsx'
const ui = 'packages/ui/src/walk/walk.tsx'
const contract = 'packages/contract/src/walk.ts'
const unit = 'packages/features/src/walk/walk.test.ts'
const story = 'stories/features/walk.stories.tsx'
const host = 'apps/site/src/walk.tsx'

const boundary = 'summit/feature-boundary'
const imports = '@typescript-eslint/no-restricted-imports'
const syntax = 'no-restricted-syntax'
const globals = 'no-restricted-globals'

/** @param {string} from */
const importing = (from) => `import { x } from '${from}'\nvoid x\n`
/** @param {string} expression */
const doing = (expression) => `/** Walks. */\nexport const walk = () => ${expression}\n`

describe('lint refuses', () => {
  it.each([
    ['a feature in ui', ui, importing('@summit/features/sign-in'), imports],
    ['the router in ui', ui, importing('react-router-dom'), imports],
    ['the router in a feature', view, importing('react-router-dom'), imports],
    ['another feature in a hook', hook, importing('../sign-in/sign-in.ts'), boundary],
    ['another feature in a view', view, importing('../sign-in/sign-in-page.tsx'), boundary],
    ['another feature in plain rules', feature, importing('../sign-in/sign-in.ts'), boundary],
    ['another feature in a test', unit, importing('../sign-in/sign-in.ts'), boundary],
    ['another feature in a mail', mail, importing('../../sign-in/sign-in.ts'), boundary],
    ['another feature in rules below a folder', mailRules, importing('../../sign-in/sign-in.ts'), boundary],
    ['another feature at any depth', deep, importing('../../../sign-in/sign-in.ts'), boundary],
    ['another feature that is loaded later', hook, "await import('../sign-in/sign-in.ts')\n", boundary],
    ['another feature that is handed on', feature, "export * from '../sign-in/sign-in.ts'\n", boundary],
    ['React in rules below a folder', mailRules, importing('react'), imports],
    [
      "a browser's default in a folder of a feature",
      deep,
      importing('../../../shared/clock/clock.browser.ts'),
      imports,
    ],
    [
      'a feature in a file of shared',
      'packages/features/src/shared/walk.ts',
      importing('../sign-in/sign-in.ts'),
      boundary,
    ],
    ['a feature in shared', shared, importing('../../sign-in/sign-in.ts'), boundary],
    ["the host's files in a feature", view, importing('../../../../apps/site/src/site.tsx'), imports],
    ["another package's files in ui", ui, importing('../../../../packages/features/src/walk/walk.ts'), imports],
    ["a browser's default in a feature", hook, importing('../shared/clock/clock.browser.ts'), imports],
    ["a package's inside in the host", host, importing('../../../packages/ui/src/button/button.tsx'), imports],
    ['React in plain rules', feature, importing('react'), imports],
    ['ui in plain rules', feature, importing('@summit/ui/button'), imports],
    ['a view in plain rules', feature, importing('./walk-page.tsx'), imports],
    ['ui in a hook', hook, importing('@summit/ui/button'), imports],
    ['React in shared rules', shared, importing('react'), imports],
    ['anything but valibot in the contract', contract, importing('react'), imports],
    ['features in the contract', contract, importing('@summit/features/ports'), imports],
    ...['window', 'document', 'fetch("/")', 'setTimeout(walk)', 'localStorage', 'navigator', 'console.log()'].map(
      (use) => [`${use} in plain rules`, feature, doing(use), globals],
    ),
    ['the time of day in plain rules', feature, doing('Date.now()'), syntax],
    ['today in plain rules', feature, doing('new Date()'), syntax],
    ['chance in plain rules', feature, doing('Math.random()'), syntax],
    ['a module that changes', hook, '/** Steps. */\nexport let steps = 0\nsteps += 1\n', syntax],
    ['a cache at the top of a module', ui, 'const seen = new Map()\nvoid seen\n', syntax],
    ['a default export', view, '/** Walks. */\nexport default function Walk() {}\n', syntax],
    ['an export without a docstring', view, 'export const walk = 1\n', 'summit/docstring'],
    ['<script>', host, 'export const a = <script src="x" />\n', syntax],
    ['dangerouslySetInnerHTML', host, 'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />\n', syntax],
    ['innerHTML', host, 'document.body.innerHTML = ""\n', syntax],
    ['a look as inline style', host, 'export const a = <p style={{ color: "red" }} />\n', syntax],
    ['HTML from a string in a mail', mail, doing('<p dangerouslySetInnerHTML={{ __html: "" }} />'), syntax],
    ['an inline style from elsewhere', host, 'const b = {}\nexport const a = <p style={b} />\n', syntax],
    ['any', host, 'export const a: any = 1\n', '@typescript-eslint/no-explicit-any'],
    [
      'a promise that something is there',
      host,
      'export const a = (b?: string) => b!\n',
      '@typescript-eslint/no-non-null-assertion',
    ],
    ['@ts-ignore', host, '// @ts-ignore\nexport const a = 1\n', '@typescript-eslint/ban-ts-comment'],
    ...['it.only', 'it.skip', 'it.todo', 'describe.only', 'it.only.each', 'test.fixme'].map((choice) => [
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
  ])('%s', async (_, path, code, rule) => {
    expect(await refusals(path, code)).toEqual([rule])
  })
})

describe('lint allows', () => {
  it.each([
    ['ui in a view', view, importing('@summit/ui/button')],
    ['shared in a feature', feature, importing('../shared/clock/clock.ts')],
    ['the contract in a feature', feature, importing('@summit/contract')],
    [
      'types of React in plain rules',
      feature,
      "import type { RefObject } from 'react'\n/** A. */\nexport type A = RefObject<null>\n",
    ],
    ['React in a hook', hook, importing('react')],
    ['the browser in *.browser.ts', browser, doing('window.setTimeout(() => Date.now())')],
    ['a given day in plain rules', feature, doing('new Date(0)')],
    ['a table at the top of a module', feature, "const words = new Set(['up'])\nvoid words\n"],
    ['a custom property', view, doing("<p style={{ '--share': 0.4 }} />")],
    ['a look as inline style in a mail', mail, doing("<p style={{ color: 'red' }} />")],
    ['props without a docstring', view, 'export interface WalkProps {\n  isUp: boolean\n}\n'],
    [
      'the type of a value without a docstring',
      feature,
      'const messages = {}\nexport type Messages = typeof messages\n',
    ],
    ["a story's default export", story, "export default { title: 'Walk' }\nexport const Up = {}\n"],
    ['a mock in a test', unit, importing('../mocks/movable-clock.ts')],
  ])('%s', async (_, path, code) => {
    expect(await refusals(path, code)).toEqual([])
  })
})
