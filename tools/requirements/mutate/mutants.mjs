import ts from 'typescript'

/**
 * @typedef {object} Mutant One literal of a source file, and the file as it would be with another in its place.
 * @property {string} file Absolute path.
 * @property {number} line Counted from 1.
 * @property {string} literal As it is written.
 * @property {string} mutated The whole file, changed in this one place.
 */

/** Attributes whose value people read, or the specification or a browser holds to. The others are looks and wiring. */
const spokenAttributes = ['alt', 'aria-label', 'aria-roledescription', 'hint', 'label', 'placeholder', 'title']
const ruledAttributes = [
  ...['autoComplete', 'href', 'inputMode', 'method', 'name', 'noValidate', 'required', 'role', 'type'],
  ...['duration', 'hotkey', 'swipeDirection', 'swipeThreshold'],
]
const attributes = new Set([...spokenAttributes, ...ruledAttributes])

/** Where an unknown word means the same as the usual one, only another known word makes a difference. */
const counterparts = new Map([
  ['type=submit', 'button'],
  ['type=text', 'email'],
  ['method=post', 'get'],
])

/**
 * Every literal of a module that somebody outside could hold us to, changed as little as possible: the last letter of a
 * text, a number by one, a boolean turned. These are
 *
 * - the texts of an object called messages or texts, by its own name or its type's, of JSX, and of attributes that are read out
 * - the values of UPPER_CASE constants
 * - paths, and texts with a gap to fill in
 * - in modules without markup, what a property, a default or a schema's `literal` is set to, and numbers above one
 * - in markup, the values of attributes with a rule behind them
 *
 * Types, imports, class names, ids, selectors and what is thrown at programmers are none of these.
 * @param {string} file
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
  const hasMarkup = file.endsWith('.tsx')
  const module = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    hasMarkup ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
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
    const replacement = replacementOf(node, hasMarkup)
    if (replacement !== undefined) plant(node, replacement)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(module, visit)
  return mutants
}

/**
 * What to write in place of a node, if it is a literal that counts.
 * @param {ts.Node} node
 * @param {boolean} hasMarkup
 * @returns {string | undefined}
 */
function replacementOf(node, hasMarkup) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (!node.text || (!node.text.startsWith('/') && !isNamed(node) && !isGiven(node, hasMarkup))) return undefined
    const text = JSON.stringify(counterpart(node) ?? otherText(node.text))
    return ts.isJsxAttribute(node.parent) ? `{${text}}` : text
  }
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    const [, open = '', text = '', close = ''] = node.getText().match(/^(`|\})(.*?)(`|\$\{)$/s) ?? []
    return text.trim() ? open + otherText(text) + close : undefined
  }
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? otherText(node.getText()) : undefined
  if (ts.isJsxAttribute(node) && !node.initializer) {
    return attributes.has(node.name.getText()) ? `${node.name.getText()}={false}` : undefined
  }
  if (ts.isNumericLiteral(node)) {
    const isCounting = Number(node.text) < 2
    return isNamed(node) || isGiven(node, hasMarkup) || !(hasMarkup || isCounting) ? `${node.getText()} + 1` : undefined
  }
  if (!isNamed(node) && !isGiven(node, hasMarkup)) return undefined
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false'
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true'
  if (ts.isIdentifier(node) && node.text === 'Infinity') return '0'
  return undefined
}

/**
 * The same text with another last letter.
 * @param {string} text
 */
function otherText(text) {
  return text.replace(/\\?\S(\s*)$/u, '~$1')
}

/** @param {ts.StringLiteral | ts.NoSubstitutionTemplateLiteral} node */
function counterpart(node) {
  return ts.isJsxAttribute(node.parent) ? counterparts.get(`${node.parent.name.getText()}=${node.text}`) : undefined
}

/**
 * Inside a `messages` object or an UPPER_CASE constant.
 * @param {ts.Node} node
 */
function isNamed(node) {
  return !isComparison(node) && ts.findAncestor(node, (above) => isConstant(above) || isMessages(above)) !== undefined
}

/**
 * Given to a property, a default or a schema in a module without markup, or to an attribute that counts.
 * @param {ts.Node} node
 * @param {boolean} hasMarkup
 */
function isGiven(node, hasMarkup) {
  const { parent } = node
  if (ts.isJsxAttribute(parent) || ts.isJsxExpression(parent) || ts.isArrayLiteralExpression(parent)) {
    const attribute = ts.findAncestor(parent, ts.isJsxAttribute)
    return attribute !== undefined && attributes.has(attribute.name.getText())
  }
  if (hasMarkup) return false
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent) || ts.isParameter(parent)) {
    return parent.initializer === node
  }
  return ts.isCallExpression(parent) && /\bliteral$/.test(parent.expression.getText())
}

/** @param {ts.Node} node */
function isComparison(node) {
  return ts.isBinaryExpression(node.parent) && /^[=!]==?$/.test(node.parent.operatorToken.getText())
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.VariableDeclaration & { initializer: ts.Expression }}
 */
function isConstant(node) {
  return isDeclared(node) && /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/.test(node.name.getText())
}

/** @param {ts.Node} node */
function isMessages(node) {
  return isDeclared(node) && [node.name, node.type].some((word) => /(messages|texts)$/i.test(word?.getText() ?? ''))
}

/**
 * A value that a module declares, not a function.
 * @param {ts.Node} node
 * @returns {node is ts.VariableDeclaration & { initializer: ts.Expression }}
 */
function isDeclared(node) {
  return ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isSourceFile(node.parent.parent.parent)
}

/**
 * A sum of numbers and nothing else, such as `64 * 1024`.
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isArithmetic(node) {
  return (
    ts.isBinaryExpression(node) &&
    [node.left, node.right].every((side) => ts.isNumericLiteral(side) || isArithmetic(side))
  )
}

/** @param {ts.Node} node */
function isBeyondInterest(node) {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node) ||
    (ts.isNewExpression(node) && /(Error|Exception)$/.test(node.expression.getText())) ||
    ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && isWiring(node.name)) ||
    (ts.isCallExpression(node) && /^cva$|Look$|querySelector(All)?$/.test(node.expression.getText()))
  )
}

/** @param {ts.Node} name */
function isWiring(name) {
  return /^(className|style|id|key|d|viewBox)$|^data-|ClassName$/.test(name.getText())
}
