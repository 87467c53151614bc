import ts from 'typescript'
import type { ApiExport, ApiMember } from './api.ts'

/** Describes an export. */
export function describe(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): ApiExport {
  const { description } = getComment(symbol, checker)
  const declaration = symbol.declarations?.[0]
  if (!declaration) return { name, kind: 'constant', description, members: [] }

  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const members = type.isUnion() ? [] : getMembers(type, declaration, checker)
    const alias = ts.isTypeAliasDeclaration(declaration) && members.length === 0 && getText(declaration.type)
    return { name, kind: 'type', description, members, ...(alias && { signature: alias }) }
  }

  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const [signature] = type.getCallSignatures()
  const isWrapped = type.aliasSymbol?.name === 'ComponentType'
  if ((signature || isWrapped) && /^[A-Z]/.test(name.split('.').at(-1) ?? '')) {
    const [props] = signature?.parameters ?? []
    const propsType = props ? checker.getTypeOfSymbolAtLocation(props, declaration) : type.aliasTypeArguments?.[0]
    const defaults = getDefaults(signature?.declaration)
    const members = propsType ? getMembers(propsType, declaration, checker, defaults) : []
    const element = /Renders an?\s+`<(\w+)>`/.exec(description)?.[1] ?? (propsType && getElement(propsType, checker))
    return { name, kind: 'component', description, members, ...(element && { element }) }
  }
  if (signature && /^use[A-Z]/.test(name)) {
    const [options] = signature.parameters
    const optionsType = options && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(options, declaration))
    const members = optionsType?.isClassOrInterface() ? getMembers(optionsType, declaration, checker) : []
    const handle = getMembers(signature.getReturnType(), declaration, checker)
    return { name, kind: 'hook', description, members, ...(handle.length > 0 && { handle }) }
  }
  const text = signature
    ? checker.signatureToString(signature, declaration, ts.TypeFormatFlags.NoTruncation)
    : checker.typeToString(type, declaration)
  const kind = signature ? 'function' : 'constant'
  return { name, kind, description, members: [], signature: text.replaceAll(' | undefined', '') }
}

const isNative = (node: ts.Node) => /node_modules\/(@types\/react|typescript)\//.test(node.getSourceFile().fileName)
const isForeign = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/')

/** The properties that our code declares, and the documented ones of a library that it wraps. */
function getMembers(type: ts.Type, at: ts.Node, checker: ts.TypeChecker, defaults?: ReadonlyMap<string, string>) {
  const members = type.getProperties().flatMap((property): ApiMember[] => {
    const declaration = property.declarations?.find((each) => !isNative(each))
    if (!declaration) return []
    const { description, defaultValue = defaults?.get(property.name) } = getComment(property, checker)
    if (isForeign(declaration) && !description) return []
    return [
      {
        name: property.name,
        type: getType(property, declaration, at, checker),
        description,
        isRequired: (property.flags & ts.SymbolFlags.Optional) === 0,
        ...(defaultValue !== undefined && { defaultValue }),
      },
    ]
  })
  return members.sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

function getType(property: ts.Symbol, declaration: ts.Declaration, at: ts.Node, checker: ts.TypeChecker): string {
  const type = checker.getTypeOfSymbolAtLocation(property, at)
  const node = 'type' in declaration ? (declaration.type as ts.TypeNode | undefined) : undefined
  const members = type.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : []
  const isAliasOfLiterals = members.length > 1 && members.every((member) => member.isLiteral())
  if (isAliasOfLiterals && !(node && ts.isUnionTypeNode(node))) {
    return members.map((member) => checker.typeToString(member).replaceAll('"', "'")).join(' | ')
  }
  if (node && !isForeign(declaration)) return getText(node)
  return checker.typeToString(checker.getNonNullableType(type), at, ts.TypeFormatFlags.NoTruncation)
}

const getText = (node: ts.TypeNode) =>
  node
    .getText()
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')

/** An export's or property's comment, and the value of its `@default`. */
function getComment(symbol: ts.Symbol, checker: ts.TypeChecker): { description: string; defaultValue?: string } {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  const description = text.replaceAll(/\{@link (\S+?) ?\}/g, '`$1`').trim()
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default')
  const defaultValue = ts.displayPartsToString(tag?.text).replaceAll(/\s+/g, ' ').trim()
  return { description, ...(defaultValue && { defaultValue }) }
}

/** The defaults in a function's parameter: `({ type = 'button' })`. */
export function getDefaults(declaration: ts.Node | undefined): ReadonlyMap<string, string> {
  const [parameter] = declaration && ts.isFunctionLike(declaration) ? declaration.parameters : []
  const elements = parameter && ts.isObjectBindingPattern(parameter.name) ? parameter.name.elements : []
  return new Map(
    elements.flatMap(({ name, propertyName, initializer }): [string, string][] =>
      initializer && isSimple(initializer) ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
    ),
  )
}

const isSimple = (node: ts.Expression) =>
  ts.isLiteralExpression(node) || node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword

/** The native element that takes the rest of a component's props, by the type of its `ref`, where only one has it. */
function getElement(props: ts.Type, checker: ts.TypeChecker): string | undefined {
  const ref = props.getProperty('ref')
  const [, name] = (ref && /Ref<(\w+)>/.exec(checker.typeToString(checker.getTypeOfSymbol(ref)))) ?? []
  return name && elements[name]
}

/** The elements that our components render, by their interfaces. */
const elements: Readonly<Record<string, string>> = {
  HTMLAnchorElement: 'a',
  HTMLButtonElement: 'button',
  HTMLDialogElement: 'dialog',
  HTMLDivElement: 'div',
  HTMLFieldSetElement: 'fieldset',
  HTMLHeadingElement: 'h2',
  HTMLInputElement: 'input',
  HTMLLIElement: 'li',
  HTMLOListElement: 'ol',
  HTMLParagraphElement: 'p',
  HTMLSpanElement: 'span',
  HTMLTextAreaElement: 'textarea',
  HTMLUListElement: 'ul',
  SVGSVGElement: 'svg',
}
