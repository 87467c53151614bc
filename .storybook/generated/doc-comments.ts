import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The doc comments of a file's variables, by the variable's name, with paragraphs on a line each. */
export function docComments(file: string): Map<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const statements = source.statements.filter(ts.isVariableStatement)
  return new Map(
    statements.flatMap((statement) => {
      const text = ts
        .getJSDocCommentsAndTags(statement)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join('\n')
      return statement.declarationList.declarations.map(({ name }) => [name.getText(), text] as const)
    }),
  )
}
