import fastGlob from 'fast-glob'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

interface Script {
  command?: string
  files?: string[]
  output?: string[]
  dependencies?: string[]
}

/** The wireit scripts of a package, by name. */
export function getScripts(folder: string): Record<string, Script> {
  const manifest = readFileSync(path.join(root, folder, 'package.json'), 'utf8')
  // SAFETY: wireit refuses any other shape.
  return (JSON.parse(manifest) as { wireit?: Record<string, Script> }).wireit ?? {}
}

/**
 * The input files of a wireit script and of all scripts that it depends on: what decides whether it runs again.
 * @param folder of its `package.json`, relative to the repository
 */
export function inputFiles(folder: string, name: string): Set<string> {
  const { files = [], dependencies = [] } = getScripts(folder)[name] ?? {}
  const own = fastGlob.sync(files, {
    cwd: path.join(root, folder),
    absolute: true,
    dot: true,
    // Wireit's own exclusions, which hold for the package's top folder only.
    ignore: ['.git/**', '.wireit/**', 'node_modules/**'],
  })
  const inherited = dependencies.flatMap((dependency) => {
    const [, place = '.', script = ''] = /^(?:(\.[^:]*):)?(.+)$/.exec(dependency) ?? []
    return [...inputFiles(path.join(folder, place), script)]
  })
  return new Set([path.join(root, 'package-lock.json'), ...own, ...inherited])
}
