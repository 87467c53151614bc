import { between } from './compare.mjs'

/** @typedef {import('./in-page.mjs').Tokens} Tokens */

/**
 * A token whose own value changed. One that only follows another is none.
 * @typedef {object} Token
 * @property {string} name
 * @property {string} text what it was and what it is, theme by theme
 */

/** @typedef {{ before: Tokens, tokens: Token[] }} ChangedTokens What the base calls its tokens, and those that changed. */

/**
 * The tokens that changed by themselves: each is given its old value in turn, and those that then follow are told apart.
 * @param {import('./review.mjs').Pair} pair
 * @param {string[]} themes
 * @returns {Promise<ChangedTokens>}
 */
export async function changedTokens({ base, head }, themes) {
  const before = await base.ask('tokens', themes, [], null)
  const now = await head.ask('tokens', themes, [], null)
  const changed = differing(before, now)
  /** @type {Set<string>} */
  const followers = new Set()
  for (const name of changed.length > 1 ? changed : []) {
    const left = differing(before, await head.ask('tokens', themes, [name], before))
    for (const other of changed) if (other !== name && !left.includes(other)) followers.add(other)
  }
  const leaders = changed.filter((name) => !followers.has(name))
  return { before, tokens: leaders.map((name) => ({ name, text: `${name} ${valuesOf(name, before, now)}` })) }
}

/** @param {Tokens} before @param {Tokens} now */
function differing(before, now) {
  const names = Object.entries(now).flatMap(([theme, table]) => Object.keys(between(before[theme] ?? {}, table)))
  return [...new Set(names)].sort()
}

/** @param {string} name @param {Tokens} before @param {Tokens} now */
function valuesOf(name, before, now) {
  const values = Object.entries(now).map(([theme, table]) => [theme, between(before[theme] ?? {}, table)[name]])
  const [[, first] = [], ...others] = values
  if (others.every(([, told]) => told === first)) return first
  return values.flatMap(([theme, told]) => (told ? [`${theme} ${told}`] : [])).join(', ')
}
