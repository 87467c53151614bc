import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { inputFiles, getScripts } from './inputs.ts'
import { listFolders, root } from './run.ts'

const workspaces = ['packages', 'apps']
  .flatMap((parent) => listFolders(path.join(root, parent)).map((name) => `${parent}/${name}`))
  .concat('.storybook', 'e2e', 'tools')
const builds: [folder: string, script: string][] = [
  ...workspaces.filter((folder) => getScripts(folder).build).map((folder): [string, string] => [folder, 'build']),
  ['.', 'build:storybook'],
  ['.storybook', 'test:stories'],
  ['e2e', 'test:e2e'],
]

/** The files that a file imports by a relative path, and the manifest of each of our packages that it imports by name. */
function getImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
  return importedFiles
    .map(({ fileName }) => fileName.replace(/\?.*$/, ''))
    .flatMap((name) => {
      if (name.startsWith('.')) return path.join(file, '..', name)
      const [, folder] = /^@summit\/([\w-]+)/.exec(name) ?? []
      return folder ? path.join(root, 'packages', folder, 'package.json') : []
    })
    .filter((imported) => existsSync(imported))
}

// `test:requirements` reads the results of the other checks.
const checks = ['.', ...workspaces].flatMap((folder) =>
  Object.keys(getScripts(folder))
    .filter((script) => /^(lint|types|test:(?!requirements$).+)$/.test(script))
    .map((script): [string, string] => [folder, script]),
)

describe.each(builds)('%s %s', (folder, script) => {
  const inputs = inputFiles(folder, script)

  it('has every file that its inputs import as an input', () => {
    const sources = [...inputs].filter((file) => /\.(tsx?|mdx)$/.test(file))
    const missing = sources.flatMap(getImports).filter((imported) => !inputs.has(imported))
    expect(missing.map((file) => path.relative(root, file))).toEqual([])
  })
})

it.each([...builds, ...checks])('%s %s has no build output as an input', (folder, script) => {
  const results = /\/(dist|node_modules|storybook-static|test-results|\.cache|\.wireit)\//
  expect([...inputFiles(folder, script)].filter((file) => results.test(file))).toEqual([])
})

it.each(['.', ...workspaces])('every command of %s declares its inputs, as wireit runs others each time', (folder) => {
  const undeclared = Object.entries(getScripts(folder)).filter(([, { command, files }]) => command && !files)
  expect(undeclared.map(([name]) => name)).toEqual([])
})

it('builds every package that has a build', () => {
  const packages = workspaces.filter((folder) => folder.startsWith('packages/') && getScripts(folder).build)
  expect(getScripts('.').build?.dependencies).toEqual(
    expect.arrayContaining(packages.map((folder) => `./${folder}:build`)),
  )
  expect(getScripts('e2e')['test:e2e']?.dependencies).toEqual(
    expect.arrayContaining(packages.map((folder) => `../${folder}:build`)),
  )
})

it('the builds of the apps and of Storybook depend on the sources of all packages', () => {
  const sources = ['packages/ui/src/tokens/theme.css', 'packages/features/package.json', 'config/vite.shared.ts']
  for (const [folder, script] of builds) {
    const inputs = inputFiles(folder, script)
    expect(sources.filter((source) => !inputs.has(path.join(root, source)))).toEqual([])
  }
})

it('checks of the whole repository depend on every source file', () => {
  for (const check of ['test:unit', 'lint', 'types']) {
    const inputs = inputFiles('.', check)
    const files = ['README.md', 'docs/requirements.md', '.github/workflows/ci.yml', 'e2e/support/demo.ts']
    expect(files.filter((file) => !inputs.has(path.join(root, file)))).toEqual([])
  }
})
