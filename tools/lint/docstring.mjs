/**
 * Every export says what it is. Two need not: a component's props, which are named after it, and the type of a value
 * (`type Messages = typeof messages`), which the value has explained.
 * @type {import('eslint').Rule.RuleModule}
 */
export const docstring = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      missing: '{{ name }} is exported without a docstring. Say what it is in one sentence: /** … */ above the export.',
    },
  },
  create: ({ sourceCode, report }) => ({
    ExportNamedDeclaration(node) {
      if (!node.declaration || explainsItself(node.declaration, sourceCode)) return
      const above = sourceCode.getCommentsBefore(node).at(-1)
      if (above?.type === 'Block' && above.value.startsWith('*')) return
      report({ node, messageId: 'missing', data: { name: nameOf(node.declaration) } })
    },
  }),
}

/** @param {import('estree').Declaration} declaration */
function nameOf(declaration) {
  const named = declaration.type === 'VariableDeclaration' ? declaration.declarations[0]?.id : declaration.id
  return named?.type === 'Identifier' ? named.name : 'This'
}

/** @param {import('estree').Declaration} declaration @param {import('eslint').SourceCode} sourceCode */
function explainsItself(declaration, sourceCode) {
  return nameOf(declaration).endsWith('Props') || /^(declare )?type .*\btypeof\b/s.test(sourceCode.getText(declaration))
}
