/** @typedef {import('./capture.mjs').Side} Side */
/** @typedef {import('./in-page.mjs').Tokens} Tokens */

/**
 * A token whose own value changed. One that only follows another is none.
 * @typedef {object} Token
 * @property {string} name
 * @property {string} text what it was and what it is, theme by theme
 */

/**
 * What the tokens are in every theme, with some of them as they are in another table.
 * @param {Side} side
 * @param {string[]} themes
 * @param {string[]} [names]
 * @param {Tokens | null} [tables]
 */
export function readTokens({ page }, themes, names = [], tables = null) {
  /** @type {[string[], string[], Tokens | null]} */
  const asked = [themes, names, tables]
  return page.evaluate((asked) => window.visualReview.tokens(...asked), asked)
}

/**
 * The tokens that changed by themselves: each is given its old value in turn, and those that then follow are told apart.
 * @param {Side} head
 * @param {Tokens} before
 * @returns {Promise<Token[]>}
 */
export async function changedTokens(head, before) {
  const themes = Object.keys(before)
  const now = await readTokens(head, themes)
  const changed = differing(before, now)
  /** @type {Set<string>} */
  const followers = new Set()
  for (const name of changed.length > 1 ? changed : []) {
    const left = differing(before, await readTokens(head, themes, [name], before))
    for (const other of changed) if (other !== name && !left.includes(other)) followers.add(other)
  }
  return changed
    .filter((name) => !followers.has(name))
    .map((name) => ({ name, text: `${name} ${valuesOf(name, before, now)}` }))
}

/**
 * Gives tokens the values of these tables, everywhere on the page, or their own again.
 * @param {Side} head
 * @param {string[]} names
 * @param {Tokens | null} tables
 */
export function dress({ page }, names, tables) {
  /** @type {[string[], Tokens | null]} */
  const asked = [names, tables]
  return page.evaluate((asked) => window.visualReview.dress(...asked), asked)
}

/** @param {Tokens} before @param {Tokens} now */
function differing(before, now) {
  const names = Object.entries(now).flatMap(([theme, table]) =>
    [...new Set([...Object.keys(table), ...Object.keys(before[theme] ?? {})])].filter(
      (name) => table[name] !== before[theme]?.[name],
    ),
  )
  return [...new Set(names)].sort()
}

/** @param {string} name @param {Tokens} before @param {Tokens} now */
function valuesOf(name, before, now) {
  const values = Object.entries(now).map(([theme, table]) => {
    const [was, is] = [before[theme]?.[name] ?? 'none', table[name] ?? 'none']
    return { theme, told: was === is ? '' : `${was} → ${is}` }
  })
  const isAlike = new Set(values.map(({ told }) => told)).size === 1
  if (isAlike) return values[0]?.told ?? ''
  return values.flatMap(({ theme, told }) => (told ? [`${theme} ${told}`] : [])).join(', ')
}
