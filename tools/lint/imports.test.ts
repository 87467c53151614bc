import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../lib/run.ts'

interface Result {
  summary: { violations: { from: string; rule: { name: string } }[] }
}

const repository = mkdtempSync(join(tmpdir(), 'imports-'))
const contract = 'packages/contract/src'
const ui = 'packages/ui/src'
const features = 'packages/features/src'
const walk = `${features}/walk`

function write(file: string, content: string) {
  const path = join(repository, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const importing = (from: string) => `import { x } from '${from}'\nexport const y = x\n`

/** What the planted files import. */
const targets = [
  ...[`${ui}/button.tsx`, `${features}/shared/clock.browser.ts`, `${features}/shared/clock.ts`],
  ...[`${features}/sign-in/sign-in.ts`, `${features}/sign-in/sign-in-view.tsx`, `${features}/mocks/clock.ts`],
  ...[`${features}/walk/walk-page.tsx`, 'packages/brand/src/brand.ts', 'apps/site/src/brand.ts', 'stories/brands.ts'],
  'bench/measure.ts',
]
const installed = ['react', 'react-router-dom', 'valibot', 'vitest', 'left-pad']
const manifests = {
  '.': { workspaces: ['packages/*', 'apps/*'], devDependencies: { vitest: '1.0.0' } },
  'packages/contract': {
    name: '@summit/contract',
    dependencies: { react: '1.0.0', valibot: '1.0.0', '@summit/features': '1.0.0' },
  },
  'packages/ui': { name: '@summit/ui', peerDependencies: { react: '1.0.0', 'react-router-dom': '1.0.0' } },
  'packages/brand': { name: '@summit/brand' },
  'packages/features': {
    name: '@summit/features',
    dependencies: { '@summit/ui': '1.0.0', valibot: '1.0.0' },
    peerDependencies: { react: '1.0.0', 'react-router-dom': '1.0.0' },
    devDependencies: { vitest: '1.0.0' },
  },
  'apps/site': { name: '@summit/site' },
  'apps/api': { name: '@summit/api', dependencies: { '@summit/site': '1.0.0' } },
}

const refused: [title: string, file: string, specifier: string, rule: string][] = [
  ['files that import each other', `${ui}/circle.ts`, './circle.ts', 'no-circular'],
  ['a file that is not there', `${ui}/lost.ts`, './nowhere.ts', 'no-unresolvable'],
  ['a package that no manifest lists', `${ui}/undeclared.ts`, 'left-pad', 'no-non-package-json'],
  ['a development dependency in a package', `${features}/shared/dev.ts`, 'vitest', 'no-dev-dependency'],
  [
    'a workspace that no manifest lists',
    'apps/site/src/workspace.ts',
    '@summit/brand/brand.ts',
    'no-undeclared-workspace',
  ],
  ['another app', 'apps/api/src/app.ts', '../../site/src/brand.ts', 'no-app-to-app'],
  ["the repository's files in a package", `${ui}/outside.ts`, '../../../stories/brands.ts', 'no-package-to-repository'],
  ['the benchmark in a package', `${ui}/bench.ts`, '../../../bench/measure.ts', 'no-package-to-repository'],
  ['a router in ui', `${ui}/router.ts`, 'react-router-dom', 'ui-knows-no-features'],
  ['a router in a feature', `${walk}/router.tsx`, 'react-router-dom', 'features-know-no-host'],
  ['React in the contract', `${contract}/react.ts`, 'react', 'contract-is-valibot-only'],
  ['features in the contract', `${contract}/clock.ts`, '@summit/features/shared/clock.ts', 'contract-is-valibot-only'],
  ['another feature in rules', `${walk}/walk.ts`, '../sign-in/sign-in.ts', 'no-feature-to-feature'],
  ['another feature in a hook', `${walk}/use-walk.ts`, '../sign-in/sign-in.ts', 'no-feature-to-feature'],
  ['another feature in a view', `${walk}/view.tsx`, '../sign-in/sign-in-view.tsx', 'no-feature-to-feature'],
  ['another feature at any depth', `${walk}/a/b/deep.ts`, '../../../sign-in/sign-in.ts', 'no-feature-to-feature'],
  ['another feature in a test', `${walk}/walk.test.ts`, '../sign-in/sign-in.ts', 'no-feature-to-feature-in-tests'],
  ['a feature in shared', `${features}/shared/a/feature.ts`, '../../sign-in/sign-in.ts', 'shared-knows-no-feature'],
  [
    "a browser's default in a feature",
    `${walk}/clock.ts`,
    '../shared/clock.browser.ts',
    'no-browser-default-in-features',
  ],
  ['React in rules', `${walk}/a/react.ts`, 'react', 'no-react-in-rules'],
  ['React in shared rules', `${features}/shared/react.ts`, 'react', 'no-react-in-rules'],
  ['ui in rules', `${walk}/ui.ts`, '@summit/ui/button.tsx', 'no-react-in-rules'],
  ['a view in rules', `${walk}/page.ts`, './walk-page.tsx', 'no-react-in-rules'],
  ['ui in a hook', `${walk}/use-ui.ts`, '@summit/ui/button.tsx', 'no-markup-in-hooks'],
]
const allowed: [title: string, file: string, specifier: string][] = [
  ['ui in a view', `${walk}/ui.tsx`, '@summit/ui/button.tsx'],
  ['React in a hook', `${walk}/use-react.ts`, 'react'],
  ['shared in a feature', `${walk}/shared.ts`, '../shared/clock.ts'],
  ['a mock in a test', `${walk}/mock.test.ts`, '../mocks/clock.ts'],
  ['valibot in the contract', `${contract}/valibot.ts`, 'valibot'],
]

describe('dependency-cruiser', () => {
  let rules: Map<string, string[]>
  let cycles: string[]

  beforeAll(() => {
    for (const file of targets) write(file, 'export const x = 1\n')
    for (const [, file, specifier] of [...refused, ...allowed]) write(file, importing(specifier))
    write(`${walk}/types.ts`, "import type { x } from 'react'\nexport type Y = typeof x\n")
    // a/one → b/two, b/one → a/two: no file imports itself, but the folders do.
    for (const file of ['a/two.ts', 'b/two.ts']) write(`${ui}/${file}`, 'export const x = 1\n')
    write(`${ui}/a/one.ts`, importing('../b/two.ts'))
    write(`${ui}/b/one.ts`, importing('../a/two.ts'))
    for (const name of installed) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
      write(`node_modules/${name}/index.js`, 'export const x = 1\n')
    }
    mkdirSync(join(repository, 'node_modules/@summit'))
    for (const [folder, manifest] of Object.entries(manifests)) {
      write(join(folder, 'package.json'), JSON.stringify({ exports: { './*': './src/*' }, ...manifest }))
      if ('name' in manifest) symlinkSync(join(repository, folder), join(repository, 'node_modules', manifest.name))
    }
    write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler' } }))

    rules = new Map()
    for (const { from, rule } of violations()) {
      rules.set(from, [...(rules.get(from) ?? []), rule.name])
    }
    cycles = violations({ FOLDERS: '1' }).map(({ from }) => from)
  })
  afterAll(() => rmSync(repository, { recursive: true }))

  it.each(refused)('refuses %s', (_, file, __, rule) => {
    expect(rules.get(file)).toEqual([rule])
  })

  it.each([...allowed, ['types of React in rules', `${walk}/types.ts`, 'react']])('allows %s', (_, file) => {
    expect(rules.get(file)).toBeUndefined()
  })

  it('refuses folders that import each other', () => {
    expect(cycles.sort()).toEqual([`${ui}/a`, `${ui}/b`])
  })
})

function violations(env?: Record<string, string>) {
  const output = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', join(root, 'tools/lint/dependency-cruiser.mjs'), '--output-type', 'json', 'packages', 'apps'],
    ],
    {
      cwd: repository,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 ** 2,
    },
  )
  // SAFETY: the format that dependency-cruiser documents for its JSON output.
  return (JSON.parse(output) as Result).summary.violations
}
