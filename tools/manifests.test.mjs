import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** @param {string} folder */
function listedBy(folder) {
  /** @type {Record<string, Record<string, string> | undefined>} */
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const { dependencies, devDependencies, peerDependencies } = manifest
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
}

/** Every import below a folder: the file, and what it imports. @param {string} folder */
function importsBelow(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(root, folder, file), 'utf8')
    const resolved = [...text.matchAll(/import\.meta\.resolve\('([^']+)'/g)].map(([, specifier = '']) => specifier)
    const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
    return [...imported, ...resolved].map((specifier) => ({ file, specifier }))
  })
}

/** The packages that a workspace's files import. @param {string} folder @param {(file: string) => boolean} counts */
function importedBy(folder, counts) {
  const names = importsBelow(folder)
    .filter(({ file }) => counts(file))
    .map(({ specifier }) => specifier)
    .filter((specifier) => /^[@\w]/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].sort()
}

/** Files that are shipped, as opposed to those that test or build them with the tools that the root lists. */
const isShipped = (/** @type {string} */ file) =>
  file.includes('/') && !/\.test\.|(^|\/)(testing|conformance)\//.test(file)

const workspaces = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((folder) => `${parent}/${folder}`),
)

describe.each(workspaces)('%s', (folder) => {
  it('lists every package that it imports', () => {
    const listed = listedBy(folder)
    expect(importedBy(folder, isShipped).filter((name) => !listed.includes(name))).toEqual([])
    expect(importedBy(folder, () => true).filter((name) => ![...listed, ...listedBy('.')].includes(name))).toEqual([])
  })

  it('lists no package of ours that it does not import', () => {
    const imported = importedBy(folder, () => true)
    expect(listedBy(folder).filter((name) => name.startsWith('@summit/') && !imported.includes(name))).toEqual([])
  })
})

it.each([...workspaces, 'stories', '.storybook'])('%s imports other workspaces by name, never by path', (folder) => {
  const outside = importsBelow(folder).filter(({ file, specifier }) => {
    const target = join(folder, file, '..', specifier)
    return specifier.startsWith('.') && /^(apps|packages)\//.test(target) && !target.startsWith(`${folder}/`)
  })
  expect(outside).toEqual([])
})

it.each(['packages/contract/src', 'packages/ui/src', 'packages/features/src'])(
  'no two files of %s are built to the same file',
  (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    const built = files.filter((file) => /\.tsx?$/.test(file)).map((file) => file.replace(/\.tsx?$/, '.js'))
    expect(built.filter((file, index) => built.indexOf(file) !== index)).toEqual([])
  },
)

it('the texts of every feature have an entry', () => {
  /** @type {{ exports: Record<string, unknown> }} */
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/features/package.json'), 'utf8'))
  const views = Object.keys(exports).filter((entry) => entry.endsWith('/view') && entry !== './broken-page/view')
  expect(views.filter((view) => !(view.replace('/view', '/messages') in exports))).toEqual([])
})
