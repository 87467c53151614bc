const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
