/**
 * Prefixes the utilities of a built package, `flex` as `s:flex`, so that those of a host, which have the same names, do
 * not apply to its elements, nor its to the host's. In Tailwind `s` is a variant without a condition, see
 * `packages/ui/src/tokens/theme.css`: an app that adopts the design has the prefixed names compiled from `dist`.
 */
import postcss, { type Root } from 'postcss'
import ts from 'typescript'

const prefix = 's:'
const escapedPrefix = 's\\:'
const className = /(?<=\.)(?:\\.|[\w-]|[^\0-\x7f])+/g

/** The names of the utilities in a sheet that Tailwind has compiled. */
export function readUtilities(sheet: string): Set<string> {
  const names = new Set<string>()
  walkUtilities(postcss.parse(sheet), (selector) => {
    const [name] = selector.match(className) ?? []
    if (name) names.add(unescape(name))
  })
  return names
}

/** A sheet that Tailwind has compiled, with prefixed utilities. */
export function prefixSheet(sheet: string, utilities: ReadonlySet<string>): string {
  const root = postcss.parse(sheet)
  walkUtilities(root, (selector, rule) => {
    rule.selector = selector.replace(className, (name) => (utilities.has(unescape(name)) ? escapedPrefix + name : name))
  })
  return root.toString()
}

function walkUtilities(root: Root, visit: (selector: string, rule: postcss.Rule) => void) {
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules((rule) => visit(rule.selector, rule))
  })
}

const unescape = (name: string) => name.replace(/\\(.)/g, '$1')

/**
 * A script with prefixed utilities: those in what is called `className` or given to `cx` and `cva`, and in other strings
 * of class names that cannot be words. Throws for a string that may be either.
 */
export function prefixScript(script: string, utilities: ReadonlySet<string>): string {
  let prefixed = ''
  let end = 0
  const visit = (node: ts.Node) => {
    const [first, last] = getTextRange(node)
    const words = script.slice(first, last).split(/\s+/).filter(Boolean)
    if (words.some((word) => utilities.has(word)) && isClassList(node, words, utilities)) {
      prefixed += script.slice(end, first)
      prefixed += script.slice(first, last).replace(/\S+/g, (word) => (utilities.has(word) ? prefix + word : word))
      end = last
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest, true))
  return prefixed + script.slice(end)
}

/** Start and end of what is between the quotes, of a template the part between expressions. */
function getTextRange(node: ts.Node): [number, number] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateTail(node)) return [node.getStart() + 1, node.getEnd() - 1]
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) return [node.getStart() + 1, node.getEnd() - 2]
  return [node.getEnd(), node.getEnd()]
}

function isClassList(node: ts.Node, words: string[], utilities: ReadonlySet<string>): boolean {
  if (isComparedOrNamed(node)) return false
  if (isClassName(node)) return true
  if (!words.every((word) => utilities.has(word) || /^(group|peer)\b/.test(word))) return false
  if (words.some((word) => /[:[(]/.test(word))) return true
  const dashed = words.some((word) => word.includes('-'))
  if (dashed && words.length > 1) return true
  if (dashed) throw new Error(`Is "${words.join(' ')}" a class or a word? Name a property \`className\`, or call cx().`)
  return false
}

/** Whether it is an operand of a comparison, a key, or the value of a data attribute. */
function isComparedOrNamed({ parent }: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$/.test(parent.operatorToken.getText())
  if (ts.isPropertyAssignment(parent)) return /^['"]data-/.test(parent.name.getText())
  return ts.isElementAccessExpression(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)
}

/** Whether it is in the value of `className`, or in the arguments of `cx` or `cva`, but for names of variants. */
function isClassName(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent)) {
    if (parent.name === node || parent.name.getText() === 'defaultVariants') return false
    if (/^class(Name)?$|ClassName$/.test(parent.name.getText())) return true
  }
  if (ts.isCallExpression(parent) && parent.expression !== node) return /^(cx|cva)$/.test(parent.expression.getText())
  if (ts.isSourceFile(parent) || ts.isFunctionLike(parent)) return false
  return isClassName(parent)
}
