/** Restricted syntax and globals: what the security policy refuses, shared mutable state, impure rules, weak tests. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** @typedef {{ selector: string, message: string }} Selector */

const tests = ['**/*.test.{ts,tsx}']
const features = 'packages/features/src'

/** Refused by the pages' Content Security Policy and Trusted Types. */
const unsafe = {
  script: {
    selector: 'JSXOpeningElement[name.name="script"]',
    message: 'No component renders <script>: under Trusted Types React would blank the page.',
  },
  html: {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
    message: 'No HTML from strings: the page refuses it (Trusted Types). Render elements.',
  },
  innerHtml: {
    selector:
      'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/], MemberExpression[object.name="document"][property.name="write"]',
    message: 'No HTML from strings: the page refuses it (Trusted Types). Use textContent or elements.',
  },
  style: {
    selector:
      'JSXAttribute[name.name="style"] :matches(Property:not([key.value=/^--/]), SpreadElement), JSXAttribute[name.name="style"] > JSXExpressionContainer > :matches(Identifier:not([name="style"]), MemberExpression, CallExpression)',
    message: "Inline style carries custom properties only ({ '--share': 0.4 }); the look belongs in classes.",
  },
}

/** Class names that the tokens of shadcn/ui define in a host: its utilities would override those of our sheet. */
const hostClass = {
  selector:
    ':matches(Literal[value=/(bg|text|border|fill|stroke)-(accent|muted|primary|secondary|card|input)(?![-\\w])/], TemplateElement[value.raw=/(bg|text|border|fill|stroke)-(accent|muted|primary|secondary|card|input)(?![-\\w])/])',
  message: 'Hosts with shadcn/ui define this class. Name the token: bg-(--color-accent).',
}

/** Mutable state at module level, shared by every test, story and request. */
const moduleState = {
  variable: {
    selector: ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind=/^(let|var)$/]',
    message: 'No mutable variable at module level. Use a hook or a store.',
  },
  collection: {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
    message: 'An empty collection at module level is shared mutable state. Create it where it is used.',
  },
}

/** Interfaces of the DOM, and functions of `window` that a missing declaration or import would silently call. */
const dom = readFileSync(createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts'), 'utf8')
const domTypes = [...dom.matchAll(/^declare (?:var|namespace) ([A-Z]\w*)/gm)].map(([, name]) => name)
const domFunctions = [
  'alert',
  'blur',
  'close',
  'confirm',
  'fetch',
  'focus',
  'open',
  'print',
  'prompt',
  'scroll',
  'stop',
]
const shadowMessage = 'Not the name of a DOM global: where the declaration is missing, the global compiles as well.'

const shadowing = {
  type: {
    selector: `:not(TSModuleBlock) > :matches(TSInterfaceDeclaration, TSTypeAliasDeclaration, ClassDeclaration) > Identifier.id[name=/^(${domTypes.join('|')})$/], ImportSpecifier > Identifier.local[name=/^(${domTypes.join('|')})$/]`,
    message: shadowMessage,
  },
  function: {
    selector: `:matches(VariableDeclarator, FunctionDeclaration) > Identifier.id[name=/^(${domFunctions.join('|')})$/]`,
    message: shadowMessage,
  },
}

const impure = {
  now: {
    selector:
      'MemberExpression[object.name="Date"][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Read the time through the Clock port, so that stories and tests control it.',
  },
  random: {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Pass random values as arguments, so that stories and tests control them.',
  },
}

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a default export is called something else in every file.',
}

const weakTests = {
  skipped: {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme|skipIf|runIf)$/], MemberExpression[object.object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'Every test runs. Finish it or delete it.',
  },
  snapshot: {
    selector:
      'CallExpression[callee.property.name=/^toMatch(Inline|File|Aria)?Snapshot$|^toThrowErrorMatching(Inline)?Snapshot$/]',
    message: 'No snapshots: assert what must hold.',
  },
  sleep: {
    selector:
      'NewExpression[callee.name="Promise"] CallExpression:matches([callee.name="setTimeout"], [callee.property.name="setTimeout"]), CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for a condition, never for time to pass.',
  },
}

/** Browser, network, timers: what a pure file reaches through a port. */
const impureGlobals = [
  ...['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'BroadcastChannel', 'performance', 'console', 'process'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'queueMicrotask'],
].map((name) => ({ name, message: 'This file is pure: use a port, or move the code to a *.browser.ts file.' }))

/** @param {Selector[]} selectors */
const syntax = (...selectors) => ({ 'summit/no-restricted-syntax': ['error', ...selectors] })

const packagesByName = {
  regex: '(^|/)packages/|^@summit/[^/]+/(src|dist)/',
  message: 'Import a package by the names it exports.',
}

/** Exports that need a docstring. Props (`…Props`) and types of values (`typeof x`) are explained by what they type. */
const documented = [
  ...['FunctionDeclaration', 'ClassDeclaration', 'VariableDeclaration'].map((type) => `[declaration.type=${type}]`),
  '[declaration.type=TSInterfaceDeclaration]:not([declaration.id.name=/Props$/])',
  '[declaration.type=TSTypeAliasDeclaration]:not([declaration.id.name=/Props$/]):not(:has(TSTypeQuery))',
].map((declaration) => `ExportNamedDeclaration${declaration}`)

/**
 * A later entry replaces the same rule of an earlier one.
 * @type {import('oxlint').OxlintOverride[]}
 */
export const restrictions = [
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      ...syntax(defaultExport, ...Object.values(unsafe)),
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            packagesByName,
            { regex: '^storybook/internal/', message: 'Any version of Storybook may change its internal modules.' },
          ],
        },
      ],
    },
  },
  {
    files: ['.storybook/{adapter,enrich-stories}.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [packagesByName] }] },
  },
  {
    files: [
      '**/*.config.ts',
      'tools/lint/dependency-cruiser.mjs',
      '{.storybook,packages/visual-review/testing}/**/{main,preview,manager}.{ts,tsx}',
      '**/*.stories.{ts,tsx}',
      // Vite's own template imports its default export.
      'packages/create/template/src/App.tsx',
      // React.lazy needs them.
      'apps/site/src/pages/**/*.tsx',
      // Frameworks find pages by them.
      'examples/**/*.{ts,tsx}',
      'bench/hosts/**/*.{ts,tsx}',
    ],
    rules: syntax(...Object.values(unsafe), ...Object.values(weakTests)),
  },
  {
    files: [...tests, 'e2e/**/*.ts', 'stories/**/*.test.ts'],
    excludeFiles: ['**/*.config.ts'],
    rules: syntax(defaultExport, ...Object.values(weakTests)),
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    excludeFiles: tests,
    rules: {
      'summit/require-docstring': ['error', ...documented],
      ...syntax(
        defaultExport,
        hostClass,
        ...Object.values(unsafe),
        ...Object.values(moduleState),
        ...Object.values(shadowing),
      ),
    },
  },
  {
    // Mail clients drop style sheets. Examples are copied into hosts without Tailwind.
    files: ['packages/emails/src/**/*.tsx', 'stories/ui/examples/*.tsx'],
    excludeFiles: tests,
    rules: syntax(defaultExport, unsafe.script, unsafe.html, unsafe.innerHtml, ...Object.values(moduleState)),
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    rules: {
      // Storybook's docs pages show `readonly T[]` as unknown.
      'typescript/array-type': ['error', { default: 'array', readonly: 'generic' }],
    },
  },
  {
    files: [`${features}/**/*.ts`],
    excludeFiles: [...tests, '**/use-*.ts', '**/*.browser.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      ...syntax(
        defaultExport,
        ...Object.values(unsafe),
        ...Object.values(moduleState),
        ...Object.values(shadowing),
        ...Object.values(impure),
      ),
    },
  },
]
