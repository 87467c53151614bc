import path from 'node:path'

const features = path.resolve(import.meta.dirname, '../../packages/features/src')

/** @param {string} file the name of the folder of `features` that a file is in */
const folderOf = (file) => path.relative(features, file).split(path.sep)[0] ?? ''

/**
 * A file of one of `features`' folders imports from that folder, however deep it lies in it, and from the folders that
 * the options name.
 * @type {import('eslint').Rule.RuleModule}
 */
export const featureBoundary = {
  meta: {
    type: 'problem',
    schema: { type: 'array', items: { type: 'string' } },
    messages: {
      outside: 'A file of {{ own }}/ imports nothing of {{ other }}/. What two features need lives in shared/.',
    },
  },
  create({ filename, options, report }) {
    const own = folderOf(filename)
    // What lies outside of the folders is another rule's.
    const allowed = [own, '..', ...options]
    /** @param {{ source?: import('estree').Expression | null }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.')) return
      const other = folderOf(path.join(filename, '..', source.value))
      if (!allowed.includes(other)) report({ node: source, messageId: 'outside', data: { own, other } })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
