import { types as t } from 'storybook/internal/babel'
import type { CsfFile } from 'storybook/internal/csf-tools'
import { completeCode, hasCode } from './story-code.ts'

/** Adds to a module of stories what Storybook shows of its source. */
type Enricher = (csf: CsfFile, source: CsfFile) => Promise<void>

/** Gives the Code panel and docs pages the complete code, and only to stories that have code. */
export const completeStories =
  (enrich: Enricher): Enricher =>
  async (csf, source) => {
    if (!hasCode(source.meta?.title ?? '')) return
    const { body } = csf._ast.program
    const { length } = body
    await enrich(csf, source)
    const codes: t.StringLiteral[] = []
    for (const statement of body.slice(length)) {
      t.traverseFast(statement, (node) => {
        if (!t.isObjectProperty(node) || !t.isIdentifier(node.key)) return
        if (node.key.name === 'code' && t.isStringLiteral(node.value)) codes.push(node.value)
        if (node.key.name === 'docs' && t.isObjectExpression(node.value))
          node.value.properties.unshift(t.objectProperty(t.identifier('codePanel'), t.booleanLiteral(true)))
      })
    }
    for (const code of codes) code.value = await completeCode(code.value, source._file.code)
  }
