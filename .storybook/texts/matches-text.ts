/** Whether a text contains what a reader types, who has no typographic quotes on the keyboard. */
export const matchesText = (text: string, query: string): boolean => plain(text).includes(plain(query).trim())

const plain = (text: string) =>
  text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll('…', '...').replaceAll(/\s+/g, ' ')
