import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { Api, ApiExport } from './api.ts'
import { describe } from './describe.ts'
import { getSources } from '../../tools/lib/sources.ts'
import { tokenReader } from './tokens.ts'

const root = join(import.meta.dirname, '../..')

/** Reads what the entries of a package export, with TypeScript, and which tokens they read, with Tailwind. */
export async function readApi(folder: string): Promise<Api> {
  const sources = getSources(folder)
  const { program, checker } = getProgram([...sources.values()])
  const getTokens = await tokenReader([...sources.values()])

  return Object.fromEntries(
    [...sources].map(([entry, file]) => {
      const exported = moduleExports(program.getSourceFile(file), checker).flatMap((symbol) => {
        const own = resolve(symbol, checker)
        const isNamespace = (own.flags & ts.SymbolFlags.ValueModule) !== 0
        if (!isNamespace) return describe(symbol.name, own, checker)
        return checker.getExportsOfModule(own).map((part) => {
          return describe(`${symbol.name}.${part.name}`, resolve(part, checker), checker)
        })
      })
      return [entry, { exports: withoutProps(exported), source: relative(root, file), tokens: getTokens(file) }]
    }),
  )
}

function getProgram(files: string[]) {
  const config = ts.readConfigFile(join(root, 'config/tsconfig.base.json'), (path) => readFileSync(path, 'utf8'))
  const { options } = ts.convertCompilerOptionsFromJson(
    // SAFETY: TypeScript types its own file format as `any`.
    { ...(config.config as { compilerOptions: object }).compilerOptions, composite: false, incremental: false },
    root,
  )
  const program = ts.createProgram(files, { ...options, noEmit: true, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] })
  return { program, checker: program.getTypeChecker() }
}

function moduleExports(file: ts.SourceFile | undefined, checker: ts.TypeChecker): ts.Symbol[] {
  const symbol = file && checker.getSymbolAtLocation(file)
  return symbol ? checker.getExportsOfModule(symbol) : []
}

const resolve = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** Without the types of props, which the components list. */
function withoutProps(exported: ApiExport[]): ApiExport[] {
  const hasComponents = exported.some(({ kind }) => kind === 'component')
  return exported.filter(({ name, kind }) => !(hasComponents && kind === 'type' && name.endsWith('Props')))
}
