import ts from 'typescript'
import { attributes, isArithmetic, isBeyondInterest, isCompared, isConstant, isGiven, isNamed } from './literals.mjs'

/**
 * @typedef {object} Mutant One literal of a source file, and the file as it would be with another in its place.
 * @property {string} file Absolute path.
 * @property {number} line Counted from 1.
 * @property {string} literal As it is written.
 * @property {string} mutated The whole file, changed in this one place.
 */

/** Where an unknown word means the same as the usual one, only another known word makes a difference. */
const counterparts = new Map([
  ['type=text', 'email'],
  ['method=post', 'get'],
])

/**
 * Every literal of a module that somebody outside could hold us to, changed as little as possible: the last letter of a
 * text, a number by one, a boolean turned. A word of a union becomes another of its words, since the compiler refuses
 * every other; where there is no other, the compiler holds the word, and no test need. The literals are
 *
 * - the texts of an object called messages or texts, by its own name or its type's, of JSX, and of attributes that
 *   are read out
 * - the values of UPPER_CASE constants
 * - paths, and texts with a gap to fill in
 * - in modules without markup, what a property, a default or a schema's `literal` is set to, and numbers compared with
 * - in markup, the values of attributes with a rule behind them
 * @param {ts.Program} program
 * @param {string} file Absolute path.
 * @returns {Mutant[]}
 */
export function mutantsOf(program, file) {
  const module = program.getSourceFile(file)
  if (!module)
    throw new Error(`${file} is no part of the program, so its literals are unknown. List it among the roots.`)
  const checker = program.getTypeChecker()
  const source = module.text
  /** @type {Mutant[]} */
  const mutants = []

  /**
   * @param {ts.Node} node
   * @param {string} replacement
   */
  const plant = (node, replacement) => {
    const start = node.getStart(module)
    mutants.push({
      file,
      line: module.getLineAndCharacterOfPosition(start).line + 1,
      literal: source.slice(start, node.end),
      mutated: source.slice(0, start) + replacement + source.slice(node.end),
    })
  }

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isBeyondInterest(node)) return
    if (isConstant(node) && isArithmetic(node.initializer)) {
      plant(node.initializer, `(${node.initializer.getText(module)}) + 1`)
      return
    }
    const replacement = replacementOf(node, checker)
    if (replacement !== undefined) plant(node, replacement)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(module, visit)
  return mutants
}

/**
 * What to write in place of a node, if it is a literal that counts and could be another.
 * @param {ts.Node} node
 * @param {ts.TypeChecker} checker
 * @returns {string | undefined}
 */
function replacementOf(node, checker) {
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    const [, open = '', text = '', close = ''] = node.getText().match(/^(`|\})(.*?)(`|\$\{)$/s) ?? []
    return text.trim() ? open + otherText(text) + close : undefined
  }
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? otherText(node.getText()) : undefined
  if (ts.isJsxAttribute(node) && !node.initializer) {
    const name = node.name.getText()
    return attributes.has(name) ? `${name}={false}` : undefined
  }
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (!node.text || !(node.text.startsWith('/') || isNamed(node) || isGiven(node))) return undefined
    const word = otherWord(node, checker)
    if (word === undefined) return undefined
    return ts.isJsxAttribute(node.parent) ? `{${JSON.stringify(word)}}` : JSON.stringify(word)
  }
  if (ts.isNumericLiteral(node) && isCompared(node) && Number(node.text) > 1) return `${node.getText()} + 1`
  if (!isNamed(node) && !isGiven(node)) return undefined
  if (ts.isNumericLiteral(node)) return `${node.getText()} + 1`
  if (ts.isIdentifier(node) && node.text === 'Infinity') return '0'
  if (node.kind !== ts.SyntaxKind.TrueKeyword && node.kind !== ts.SyntaxKind.FalseKeyword) return undefined
  const isHeld = ts.isExpression(node) && possibleTypes(node, checker).length === 1
  return isHeld ? undefined : String(node.kind === ts.SyntaxKind.FalseKeyword)
}

/**
 * Another text for a literal: another word of its union if it has one, nothing if the compiler takes only this.
 * @param {ts.StringLiteralLike} node
 * @param {ts.TypeChecker} checker
 */
function otherWord(node, checker) {
  const types = possibleTypes(node, checker)
  if (types.length > 0 && types.every((type) => type.isStringLiteral())) {
    return types.map((type) => type.value).find((word) => word !== node.text)
  }
  const attribute = ts.isJsxAttribute(node.parent) ? node.parent.name.getText() : ''
  return counterparts.get(`${attribute}=${node.text}`) ?? otherText(node.text)
}

/**
 * The types that the place of an expression admits, absence aside. None where it admits anything.
 * @param {ts.Expression} node
 * @param {ts.TypeChecker} checker
 */
function possibleTypes(node, checker) {
  // A schema's `literal` takes its type from the very literal that is given to it.
  const type = ts.isCallExpression(node.parent) ? undefined : checker.getContextualType(node)
  if (!type) return []
  const types = type.isUnion() ? type.types : [type]
  return types.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
}

/**
 * The same text with another last letter.
 * @param {string} text
 */
function otherText(text) {
  return text.replace(/\\?\S(\s*)$/u, '~$1')
}
