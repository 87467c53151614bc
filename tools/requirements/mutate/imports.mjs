import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * The compiler options of a folder.
 * @param {string} root
 */
export function compilerOptions(root) {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config ?? {}
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options
}

/**
 * Follows imports as the compiler does, so that tests in Node and stories in a browser are asked the same way.
 * The answer says what a file depends on, by whatever road, without installed packages.
 * @param {ts.CompilerOptions} options
 * @returns {(file: string) => Set<string>}
 */
export function followImports(options) {
  const resolution = ts.createModuleResolutionCache(process.cwd(), (name) => name, options)
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
