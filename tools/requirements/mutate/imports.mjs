import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Follows imports as the compiler of `root` does, so that tests in Node and stories in a browser are asked the same way.
 * Returns what a file depends on, by whatever road, without installed packages.
 * @param {string} root
 * @returns {(file: string) => Set<string>}
 */
export function importsBelow(root) {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config ?? {}
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const resolution = ts.createModuleResolutionCache(root, (name) => name, options)
  /** @type {Map<string, string[]>} */
  const known = new Map()

  /** @param {string} file */
  const importsOf = (file) => {
    const found = ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, resolution)
      const isOurs = resolvedModule && !/node_modules|\.d\.ts$/.test(resolvedModule.resolvedFileName)
      return isOurs ? resolvedModule.resolvedFileName : []
    })
    known.set(file, found)
    return found
  }

  return (file) => {
    /** @type {Set<string>} */
    const reached = new Set()
    const queue = [file]
    for (const next of queue) {
      if (reached.has(next)) continue
      reached.add(next)
      queue.push(...(known.get(next) ?? importsOf(next)))
    }
    return reached
  }
}
