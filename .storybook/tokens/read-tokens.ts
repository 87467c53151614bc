/** A design token, as the style sheet defines it. */
export interface Token {
  /** The custom property, with `--`. */
  name: string
  /** The comment before it. */
  note?: string
  value: string
  /** Its value in the dark theme. */
  dark?: string
  /** Its value where the visitor asks for reduced motion. */
  reducedMotion?: string
}

const THEMES = '@layer base :root, [data-theme], .light, .dark'

/** The field of a token that a block of declarations sets, by its selectors. */
const fields: Record<string, 'value' | 'dark' | 'reducedMotion'> = {
  '@theme': 'value',
  '@theme default': 'value',
  '@layer base :root': 'value',
  [THEMES]: 'value',
  [`${THEMES} @variant dark-theme`]: 'dark',
  '@layer base @media (prefers-reduced-motion: reduce) :root': 'reducedMotion',
}

const PARTS = /\/\*\s*([\s\S]*?)\s*\*\/|--([\w-]+):\s*([^;{}]+);|([^;{}]+)\{|\}/g

/** The tokens of a style sheet such as `theme.css`, in its order. */
export function readTokens(css: string): Token[] {
  const tokens = new Map<string, Token>()
  const blocks: string[] = []
  let note: string | undefined
  for (const [part, comment, property, text = '', selector] of css.matchAll(PARTS)) {
    if (comment) note = oneLine(comment)
    else if (selector) blocks.push(oneLine(selector))
    else if (part === '}') blocks.pop()
    else if (property) {
      const name = `--${property}`
      const field = fields[blocks.join(' ')]
      const token = tokens.get(name)
      if (token && field) token[field] = oneLine(text)
      else if (field === 'value') tokens.set(name, { name, ...(note && { note }), value: oneLine(text) })
    }
    if (!comment) note = undefined
  }
  return [...tokens.values()]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')').trim()
