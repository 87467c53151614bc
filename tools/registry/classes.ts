/** Rewrites the class names in a module's source for a host that has shadcn's theme: `bg-accent` to `bg-summit-accent`. */
import ts from 'typescript'
import { parseText } from './modules.ts'
import { tokenNames, withHostTokens } from './tokens.ts'
import { hostUtility } from './utilities.ts'

/** Tailwind's utilities that take a token, by the namespace of the token. */
const utilities: [namespace: string, utility: RegExp][] = [
  ['color', /^(bg|text|border(-[xytrblse])?|outline|fill|stroke|ring|decoration|accent|caret|from|via|to)-/],
  ['text', /^text-/],
  ['font-weight', /^font-/],
  ['font', /^font-/],
  ['leading', /^leading-/],
  ['tracking', /^tracking-/],
  ['container', /^(max-w|min-w|w)-/],
  ['radius', /^rounded(-[trblse]{1,2})?-/],
  ['shadow', /^shadow-/],
  ['ease', /^ease-/],
]
const names = new Map(utilities.map(([namespace]) => [namespace, tokenNames(namespace)]))

/** Variants of ours, which the host does not have, or has with another value. */
const variants: Readonly<Record<string, string>> = {
  sm: 'min-[30rem]',
  'max-sm': 'max-[30rem]',
  scriptless: '[@media(scripting:none)]',
}

/** Splits a class name at the colons that separate its variants. */
const parts = (word: string) => word.split(/:(?![^[(]*[\])])/)

function hostClass(word: string): string {
  const pieces = parts(withHostTokens(word))
  const utility = pieces.pop() ?? ''
  return [...pieces.map((variant) => variants[variant] ?? variant), withPrefix(utility)].join(':')
}

function withPrefix(utility: string): string {
  const [, sign = '', name = '', modifier] = /^([!-]*)([^/[(]*)(?:\/([\w-]+)$)?/.exec(utility) ?? []
  for (const [namespace, pattern] of utilities) {
    const [prefix] = pattern.exec(name) ?? []
    if (!prefix || !names.get(namespace)?.has(name.slice(prefix.length))) continue
    const rest = utility.slice(sign.length + name.length)
    const leading = namespace === 'text' && modifier && names.get('leading')?.has(modifier)
    return `${sign}${prefix}summit-${name.slice(prefix.length)}${leading ? `/summit-${modifier}` : rest}`
  }
  return utility
}

/** Whether a string is a list of class names: a `className`, or an argument of `cva` or `cx`. */
function isClassList(node: ts.Node): boolean {
  for (let each = node.parent; !ts.isSourceFile(each); each = each.parent) {
    if (ts.isJsxAttribute(each)) return /className$/i.test(each.name.getText())
    if (ts.isCallExpression(each) && /^(cva|cx)$/.test(each.expression.getText())) return true
    if (ts.isPropertyAssignment(each) && each.name.getText() === 'className') return true
    if (ts.isBinaryExpression(each) && each.left.getText().endsWith('.className')) return true
  }
  return false
}

/** The strings of a module that can have class names: all but specifiers and other attributes. */
export function getStrings(file: string, source: string): ts.Node[] {
  const strings: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isPropertyAssignment(node) && node.name.getText() === "'data-slot'") return
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (node.name.getText() === 'className') strings.push(node.initializer)
    } else if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) strings.push(node)
    else ts.forEachChild(node, visit)
  }
  visit(parseText(file, source))
  return strings
}

/** A module with the host's class names, and the utilities of ours that it uses. */
export function withHostClasses(file: string, source: string): { code: string; used: Set<string> } {
  const used = new Set<string>()
  const rewritten = (node: ts.Node): string => {
    const isList = isClassList(node)
    const text = node.getText().replace(/[^\s'"`]+/g, (word) => {
      const variants = parts(word)
      const utility = variants.pop() ?? ''
      const own = isList ? hostUtility(utility) : undefined
      if (!own) return hostClass(word)
      used.add(utility)
      return [...variants, own].join(':')
    })
    // It is what the packages' style sheets are for.
    return isList ? text.replace(/(?<=['"`])summit(?: |(?=['"`]))/, '') : text
  }
  const code = getStrings(file, source).reduceRight(
    (text, node) => text.slice(0, node.getStart()) + rewritten(node) + text.slice(node.getEnd()),
    source,
  )
  return { code, used }
}
