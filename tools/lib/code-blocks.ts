/** A fenced code block of a README. */
export interface CodeBlock {
  language: string
  /** The number of its first line. */
  line: number
  code: string
  /** The file that it is to be written to: its first line is a comment that begins with it. */
  file?: string
}

/** The code blocks of a text. */
export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^```(\w+)\n([^]*?)^```/gm)].map(({ index, 1: language = '', 2: code = '' }) => {
    const [, file] = /^(?:\/\/|\/\*) ([\w./-]+\.\w+)/.exec(code) ?? []
    const line = markdown.slice(0, index).split('\n').length + 1
    return { language, line, code, ...(file !== undefined && { file }) }
  })
}
