/** Two rules that oxlint does not have. */

/** What a selector matches, as ESLint's rule of this name. */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
}

/** A docstring above what a selector matches, without a blank line between them. */
const requireDocstring = {
  meta: { schema: { type: 'array', items: { type: 'string' } } },
  create: (context) => {
    const { sourceCode } = context
    const check = (node) => {
      const docstring = sourceCode.getCommentsBefore(node).findLast(({ value }) => value.startsWith('*'))
      if (!docstring || /\n\s*\n/.test(sourceCode.text.slice(docstring.range[1], node.range[0])))
        context.report({ node, message: 'An export needs a docstring: what it is, its units, its errors.' })
    }
    return Object.fromEntries(context.options.map((selector) => [selector, check]))
  },
}

export default {
  meta: { name: 'summit' },
  rules: { 'no-restricted-syntax': noRestrictedSyntax, 'require-docstring': requireDocstring },
}
