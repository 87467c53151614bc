/**
 * Writes the public interface of the packages that others build upon, as the installed ones
 * declare it, to the package's `api.md`. With `--check`: fails if that file is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { format } from '../lib/format.ts'
import { installFolder, listEntries, installed, getManifest, published, report } from '../lib/packed.ts'

const printer = ts.createPrinter({ removeComments: true })

/** The statement that declares something, as `declare const` is one with its names. */
const getStatement = (node: ts.Node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node)

/** The declarations of what the modules of a package export, by module, and of what these use without exporting it. */
function getDeclarations(modules: string[], program: ts.Program, folder: string) {
  const checker = program.getTypeChecker()
  const resolved = (each: ts.Symbol) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each)
  const used = new Set<ts.Symbol>()

  const printed = (each: ts.Symbol, prefix = '') =>
    (each.declarations ?? []).map(getStatement).map((statement) => {
      const visit = (node: ts.Node): void => {
        const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
        if (symbol && isOwn(resolved(symbol))) used.add(resolved(symbol))
        ts.forEachChild(node, visit)
      }
      visit(statement)
      const text = printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
      // What is exported as a namespace is a whole file.
      return ts.isSourceFile(statement) ? text : prefix + text.replace(/^(export )?(default )?(declare )?/, '')
    })
  const isOwn = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((node) => {
      const statement = getStatement(node)
      return statement.getSourceFile().fileName.startsWith(folder) && statement.parent === statement.getSourceFile()
    })

  const exported = modules.map((module) => {
    const file = program.getSourceFile(module)
    const symbol = file && checker.getSymbolAtLocation(file)
    return symbol ? checker.getExportsOfModule(symbol).sort((one, other) => (one.name < other.name ? -1 : 1)) : []
  })
  const byModule = exported.map((symbols) => symbols.flatMap((each) => printed(resolved(each), 'export ')))
  const isExported = new Set(exported.flat().map(resolved))
  const internal: string[] = []
  for (const each of used) if (!isExported.has(each)) internal.push(...printed(each))
  return { byModule, internal: internal.sort() }
}

function apiReport(name: string): string {
  const folder = installed(name)
  const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [] }
  const entries = listEntries(getManifest(folder)).sort()
  const from = join(installFolder, 'api.ts')
  const modules = entries.map(
    (entry) => ts.resolveModuleName(entry, from, options, ts.sys).resolvedModule?.resolvedFileName ?? '',
  )
  const program = ts.createProgram({ rootNames: modules, options })
  const { byModule, internal } = getDeclarations(modules, program, folder)
  // Formatted at once, each section from its separator on.
  const SEPARATOR = '// -----\n'
  const declarations = [...byModule, internal].map((each) => `${SEPARATOR}${each.join('\n')}\n`)
  const [, ...formatted] = format('api.d.ts', declarations.join('')).split(SEPARATOR)
  const sections = [...entries, 'Used above, not exported'].map((title, index) => {
    const code = formatted[index]?.trim()
    return `\n## ${title}\n${code ? `\n\`\`\`ts\n${code}\n\`\`\`\n` : ''}`
  })
  return `# Public interface of ${name}\n\nWritten by \`npm run api-report -w tools\`. Do not edit.\n${sections.join('')}`
}

const reported = published.filter(({ name }) => ['@summit/contract', '@summit/ui'].includes(name))
for (const { folder, name } of reported) {
  const file = join(folder, 'api.md')
  const current = apiReport(name)
  if (!process.argv.includes('--check')) writeFileSync(file, current)
  else {
    const problem =
      'api.md is out of date. Run "npm run api-report -w tools" and review the difference: is a changeset needed?'
    report(`${name}: api.md`, readFileSync(file, 'utf8') === current ? [] : [problem])
  }
}
