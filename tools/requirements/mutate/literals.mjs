import ts from 'typescript'

/** Attributes whose value people read, or the specification or a browser holds to. The others are looks and wiring. */
const spokenAttributes = ['alt', 'aria-label', 'aria-roledescription', 'hint', 'label', 'placeholder', 'title']
const ruledAttributes = [
  ...['autoComplete', 'href', 'inputMode', 'method', 'name', 'noValidate', 'required', 'role', 'type'],
  ...['duration', 'hotkey', 'swipeDirection', 'swipeThreshold'],
]
/** Those of an element's attributes that somebody could hold us to. */
export const attributes = new Set([...spokenAttributes, ...ruledAttributes])

/**
 * A value of a messages object or of an UPPER_CASE constant.
 * @param {ts.Node} node
 */
export function isNamed(node) {
  return !isCompared(node) && ts.findAncestor(node, (above) => isConstant(above) || isMessages(above)) !== undefined
}

/**
 * Given to a property, a default or a schema in a module without markup, or to an attribute that counts.
 * @param {ts.Node} node
 */
export function isGiven(node) {
  const { parent } = node
  if (ts.isJsxAttribute(parent) || ts.isJsxExpression(parent) || ts.isArrayLiteralExpression(parent)) {
    const attribute = ts.findAncestor(parent, ts.isJsxAttribute)
    return attribute !== undefined && attributes.has(attribute.name.getText())
  }
  if (node.getSourceFile().languageVariant === ts.LanguageVariant.JSX) return false
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent) || ts.isParameter(parent)) {
    return parent.initializer === node
  }
  return ts.isCallExpression(parent) && /\bliteral$/.test(parent.expression.getText())
}

/**
 * A side of `===` or its like.
 * @param {ts.Node} node
 */
export function isCompared(node) {
  return ts.isBinaryExpression(node.parent) && /^([=!]==?|[<>]=?)$/.test(node.parent.operatorToken.getText())
}

/**
 * Declares an UPPER_CASE constant of its module.
 * @param {ts.Node} node
 * @returns {node is ts.VariableDeclaration & { initializer: ts.Expression }}
 */
export function isConstant(node) {
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
export function isArithmetic(node) {
  return (
    ts.isBinaryExpression(node) &&
    [node.left, node.right].every((side) => ts.isNumericLiteral(side) || isArithmetic(side))
  )
}

/**
 * What nobody outside sees: types, wiring, looks, a button that says it is one, and what is thrown at programmers.
 * @param {ts.Node} node
 */
export function isBeyondInterest(node) {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node) ||
    (ts.isNewExpression(node) && /(Error|Exception)$/.test(node.expression.getText())) ||
    (ts.isJsxAttribute(node) && /^type=["']button["']$/.test(node.getText())) ||
    ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && isWiring(node.name)) ||
    (ts.isCallExpression(node) && /^cva$|Look$|querySelector(All)?$/.test(node.expression.getText()))
  )
}

/** @param {ts.Node} name */
function isWiring(name) {
  return /^(className|style|id|key|d|viewBox)$|^data-|ClassName$/.test(name.getText())
}
