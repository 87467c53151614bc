/**
 * The architecture as lint: which way imports point, where the world outside may be touched, and what the pages'
 * security policy would refuse. All of it goes by patterns, so that a new feature is covered the day it is made.
 */
import tseslint from 'typescript-eslint'
import { docstring } from './docstring.mjs'
import { featureBoundary } from './feature-boundary.mjs'

const tests = ['**/*.test.{ts,tsx,mjs}']
const features = 'packages/features/src'

/** The folders of single features; the other folders serve them (`shared`) or gather what they offer. */
const feature = `${features}/!(shared|provider|mocks)/**`

/** @param {...string} allowed folders @returns {import('eslint').Linter.RulesRecord} */
const boundary = (...allowed) => ({ 'summit/feature-boundary': ['error', ...allowed] })

/** @typedef {{ regex: string, message: string, allowTypeImports?: boolean }} Pattern */
/** @typedef {{ selector: string, message: string }} Selector */

/** @param {Pattern[]} patterns @returns {import('eslint').Linter.RulesRecord} */
const imports = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] })

/** @satisfies {Record<string, Pattern>} */
const refused = {
  outsideOfPackages: {
    regex: '^(\\.\\./)+(apps|stories|tools|e2e|packages|\\.storybook)/',
    message: 'A package reaches no file outside of itself. Import another package by its name.',
  },
  businessInUi: {
    regex: '^(@summit/(?!ui/)|react-router|msw|valibot|@tanstack/)',
    message: 'ui knows looks and manners only: no features, no router, no network.',
  },
  hostInFeatures: {
    regex: '^(@summit/(?!ui/|contract$)|react-router)',
    message: 'features may import contract, ui and itself (by relative path), and knows no router and no host.',
  },
  faces: {
    regex: '^(react($|/|-dom)|@summit/ui/)|\\.tsx$',
    allowTypeImports: true,
    message: 'A plain .ts file holds rules, not faces: React belongs in use-*.ts, and ui in .tsx.',
  },
  facesInHooks: {
    regex: '^@summit/ui/|\\.tsx$',
    allowTypeImports: true,
    message: 'A hook hands out state and verbs; what is seen belongs in a .tsx file.',
  },
  beyondContract: {
    regex: '^(?!valibot$|\\./)',
    message: 'The contract imports valibot and its own files only, so that everyone can import it.',
  },
  browserInFeatures: {
    regex: '\\.browser\\.ts$',
    message: "The browser's defaults are chosen in one place (provider/ and other *.browser.ts), never by a feature.",
  },
  packagesFromInside: {
    regex: '(^|/)packages/|^@summit/[^/]+/(src|dist)/',
    message: 'Import a package by the names it exports.',
  },
}

/** @satisfies {Record<string, Selector>} */
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
      'JSXAttribute[name.name="style"] :matches(Property:not([key.value=/^--/]), SpreadElement), JSXAttribute[name.name="style"] > JSXExpressionContainer > :matches(Identifier, MemberExpression, CallExpression)',
    message: "Inline style carries custom properties only ({ '--share': 0.4 }); the look belongs in classes.",
  },
}

/** @satisfies {Record<string, Selector>} */
const careless = {
  variable: {
    selector: ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind=/^(let|var)$/]',
    message:
      'No module holds anything that changes: it is shared by every test, story and request. Use a hook or a store.',
  },
  collection: {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
    message: 'An empty collection at the top of a module is state that everyone shares. Make it where it is needed.',
  },
}

/** @satisfies {Record<string, Selector>} */
const impure = {
  now: {
    selector:
      'MemberExpression[object.name="Date"][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Time comes through the Clock port, so that stories and tests can hold it.',
  },
  chance: {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Chance comes in as an argument, so that stories and tests can hold it.',
  },
}

/** @type {Selector} */
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a default export is called something else in every file.',
}

/** @satisfies {Record<string, Selector>} */
const untested = {
  chosen: {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme|skipIf|runIf)$/], MemberExpression[object.object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'Every test runs. Finish it or delete it.',
  },
  snapshot: {
    selector:
      'CallExpression[callee.property.name=/^toMatch(Inline|File|Aria)?Snapshot$|^toThrowErrorMatching(Inline)?Snapshot$/]',
    message: 'No snapshots: say what must hold.',
  },
  sleep: {
    selector:
      'NewExpression[callee.name="Promise"] CallExpression:matches([callee.name="setTimeout"], [callee.property.name="setTimeout"]), CallExpression[callee.property.name="waitForTimeout"]',
    message: 'A test waits for what it wants to see, never for time to pass.',
  },
}

/** What a pure file may not touch: the browser, the network and the time of day. */
const world = [
  ...['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'BroadcastChannel', 'performance', 'console', 'process'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'queueMicrotask'],
].map((name) => ({ name, message: 'This file is pure: ask for it through a port, or move it to a *.browser.ts file.' }))

/** @param {Selector[]} selectors @returns {import('eslint').Linter.RulesRecord} */
const syntax = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] })

/**
 * The rules, in the order in which later ones replace earlier ones for the files they name.
 * @type {import('eslint').Linter.Config[]}
 */
export const architecture = [
  {
    name: 'summit/everywhere',
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      summit: { rules: { docstring, 'feature-boundary': featureBoundary } },
    },
    rules: { ...syntax(defaultExport, ...Object.values(unsafe)), ...imports(refused.packagesFromInside) },
  },
  {
    name: 'summit/tools that want a default export',
    files: [
      '**/*.config.{ts,js,mjs}',
      '.storybook/**/{main,preview,manager}.{ts,tsx}',
      '**/*.stories.{ts,tsx}',
      // React.lazy asks for it.
      'apps/site/src/pages/*.tsx',
    ],
    rules: syntax(...Object.values(unsafe), ...Object.values(untested)),
  },
  {
    name: 'summit/tests',
    files: [...tests, 'e2e/**/*.ts', 'stories/**/*.test.ts'],
    ignores: ['**/*.config.ts'],
    rules: syntax(defaultExport, ...Object.values(untested)),
  },
  {
    name: 'summit/packages',
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'summit/docstring': 'error',
      ...syntax(defaultExport, ...Object.values(unsafe), ...Object.values(careless)),
    },
  },
  {
    name: 'summit/mails',
    // What reads mails may drop a style sheet: there the look stands in the elements.
    files: [`${features}/*/mail/*.tsx`],
    ignores: tests,
    rules: syntax(defaultExport, unsafe.script, unsafe.html, unsafe.innerHtml, ...Object.values(careless)),
  },
  {
    name: 'summit/ui',
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    rules: {
      ...imports(refused.businessInUi, refused.outsideOfPackages),
      // Storybook's docs pages show `readonly T[]` as unknown.
      '@typescript-eslint/array-type': ['error', { default: 'array', readonly: 'generic' }],
    },
  },
  {
    name: 'summit/features',
    files: [`${features}/**/*.{ts,tsx}`],
    rules: imports(refused.hostInFeatures, refused.outsideOfPackages),
  },
  {
    name: 'summit/features, one at a time',
    files: [`${feature}/*.{ts,tsx}`],
    rules: {
      ...imports(refused.hostInFeatures, refused.outsideOfPackages, refused.browserInFeatures),
      ...boundary('shared'),
    },
  },
  {
    name: 'summit/features, browser defaults of one feature',
    files: [`${feature}/*.browser.ts`],
    rules: imports(refused.hostInFeatures, refused.outsideOfPackages),
  },
  {
    name: 'summit/features, shared',
    files: [`${features}/shared/**/*.{ts,tsx}`],
    ignores: tests,
    rules: boundary(),
  },
  {
    name: 'summit/features, rules without a face',
    files: [`${features}/**/*.ts`],
    ignores: [...tests, '**/use-*.ts', '**/*.browser.ts'],
    rules: {
      'no-restricted-globals': ['error', ...world],
      ...syntax(defaultExport, ...Object.values(unsafe), ...Object.values(careless), ...Object.values(impure)),
      ...imports(refused.hostInFeatures, refused.outsideOfPackages, refused.faces),
    },
  },
  {
    name: 'summit/features, rules of one feature',
    files: [`${feature}/*.ts`],
    ignores: [...tests, '**/*.browser.ts'],
    rules: imports(refused.hostInFeatures, refused.outsideOfPackages, refused.browserInFeatures, refused.faces),
  },
  {
    name: 'summit/features, hooks of one feature',
    files: [`${feature}/use-*.ts`],
    rules: imports(refused.hostInFeatures, refused.outsideOfPackages, refused.browserInFeatures, refused.facesInHooks),
  },
  {
    name: 'summit/features, tests of one feature',
    files: [`${feature}/*.test.{ts,tsx}`],
    rules: {
      ...imports(refused.hostInFeatures, refused.outsideOfPackages),
      ...boundary('shared', 'mocks'),
    },
  },
  {
    name: 'summit/contract',
    files: ['packages/contract/src/*.ts'],
    ignores: tests,
    rules: imports(refused.beyondContract),
  },
]
