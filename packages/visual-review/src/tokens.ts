import type { PagePair } from './browser.ts'
import { changedValues } from './compare.ts'
import type { TokenTables } from './in-page/functions.ts'

/** A design token (custom property) whose own value changed. */
export interface Token {
  name: string
  /** Old and new value of each theme: `--accent light red → blue`. */
  text: string
}

/** The base's values of all tokens, and the tokens that changed. */
export interface ChangedTokens {
  before: TokenTables
  tokens: Token[]
}

/** Finds changed tokens. Each gets its old value in turn; tokens that change back with it only refer to it and are left out. */
export async function changedTokens({ base, head }: PagePair, themes: readonly string[]): Promise<ChangedTokens> {
  const before = await base.call('tokens', themes, [], null)
  const after = await head.call('tokens', themes, [], null)
  const changed = changedNames(before, after)
  const dependent = new Set<string>()
  for (const name of changed.length > 1 ? changed : []) {
    const remaining = changedNames(before, await head.call('tokens', themes, [name], before))
    for (const other of changed) if (other !== name && !remaining.includes(other)) dependent.add(other)
  }
  const independent = changed.filter((name) => !dependent.has(name))
  return { before, tokens: independent.map((name) => ({ name, text: `${name} ${getValues(name, before, after)}` })) }
}

/**
 * Adds the tokens that changed in the theme that is shown. It may be none of `data-theme`, as one that a class sets, or a
 * story.
 */
export async function addShownTokens(pair: PagePair, known: ChangedTokens): Promise<ChangedTokens> {
  const { before, tokens } = await changedTokens(pair, [''])
  const isKnown = ({ name, text }: Token) =>
    known.tokens.some((token) => token.name === name && token.text.includes(text.slice(name.length)))
  const shown = tokens.filter((token) => !isKnown(token))
  const others = known.tokens.filter((token) => !shown.some(({ name }) => name === token.name))
  return { before: { ...known.before, ...before }, tokens: [...others, ...shown] }
}

function changedNames(before: TokenTables, after: TokenTables): string[] {
  const names = Object.entries(after).flatMap(([theme, table]) =>
    Object.keys(changedValues(before[theme] ?? {}, table)),
  )
  return [...new Set(names)].sort()
}

function getValues(name: string, before: TokenTables, after: TokenTables): string {
  const values = Object.entries(after).map(
    ([theme, table]) => [theme, changedValues(before[theme] ?? {}, table)[name]] as const,
  )
  const [first, ...others] = values.map(([, change]) => change)
  if (first !== undefined && others.every((change) => change === first)) return first
  return values.flatMap(([theme, change]) => (change ? [`${theme} ${change}`] : [])).join(', ')
}
