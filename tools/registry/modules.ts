/** The modules of a package: what each imports, and which entry exports what. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { getSources } from '../lib/sources.ts'
import { root } from '../lib/run.ts'

interface SourceManifest {
  name: string
  version: string
  dependencies: Record<string, string>
}

/** An import, or an export of what another module exports. */
export interface Import {
  specifier: string
  /** The place of the specifier in the source, without its quotes. */
  start: number
  /** What is imported; undefined for everything. */
  names: string[] | undefined
}

/** A package of this repository. */
export class SourcePackage {
  readonly folder: string
  readonly manifest: SourceManifest
  /** The source of each entry: `button` is `…/src/button/button.tsx`. */
  readonly entries: ReadonlyMap<string, string>

  constructor(name: string) {
    this.folder = join(root, 'packages', name)
    // SAFETY: the manifest of one of our packages.
    this.manifest = JSON.parse(readFileSync(join(this.folder, 'package.json'), 'utf8')) as SourceManifest
    this.entries = getSources(this.folder)
  }

  /** The entry that exports all of these names of a module. */
  getEntry(module: string, names: string[]): string | undefined {
    const found = [...this.entries].find(([, file]) => names.every((name) => getExports(file).get(name) === module))
    return found && join(this.manifest.name, found[0])
  }
}

const parsed = new Map<string, ts.SourceFile>()

/** The syntax tree of a module. */
export function parse(file: string): ts.SourceFile {
  const tree = parsed.get(file) ?? parseText(file, readFileSync(file, 'utf8'))
  parsed.set(file, tree)
  return tree
}

/** The syntax tree of a text. */
export const parseText = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The module that a relative import leads to. */
export const resolved = (from: string, specifier: string): string => join(dirname(from), specifier)

const readNames = (elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>) =>
  elements.map(({ name, propertyName = name }) => propertyName.text)

/** What a module imports, and what it exports from others. */
export function getImports(tree: ts.SourceFile): Import[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause
    const isNamed = bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
    const names = isNamed ? readNames(bindings.elements) : undefined
    return [{ specifier: moduleSpecifier.text, start: moduleSpecifier.getStart(tree) + 1, names }]
  })
}

/** The names that a module exports, with the modules that declare them. */
function getExports(file: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const statement of parse(file).statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !exportClause) continue
      if (!ts.isNamedExports(exportClause)) continue
      for (const name of readNames(exportClause.elements)) names.set(name, resolved(file, moduleSpecifier.text))
    } else if (ts.canHaveModifiers(statement)) {
      if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue
      const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]
      for (const declaration of declarations) {
        const name = ts.getNameOfDeclaration(declaration as ts.Declaration)
        if (name && ts.isIdentifier(name)) names.set(name.text, file)
      }
    }
  }
  return names
}

/** The first sentence of the doc comment of an export, or else of a function whose name begins so; case is ignored. */
export function getDescription(file: string, name: string): string | undefined {
  const { text } = parse(file)
  const documented = [...text.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (\* as|function|const) (\w+)/g)].map(
    ([, comment = '', kind, each = '']) => ({ comment, kind, name: each.toLowerCase() }),
  )
  const { comment = '' } =
    documented.find((each) => each.name === name) ??
    documented.find((each) => each.kind === 'function' && each.name.startsWith(name)) ??
    {}
  const [sentence] = comment
    .replaceAll(/\s*\n \*\s*/g, ' ')
    .trim()
    .split(/(?<=\.)\s/)
  return sentence?.replaceAll(/\{@link (\w+)\}/g, '$1') || undefined
}
