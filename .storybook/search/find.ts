import MiniSearch, { type MatchInfo } from 'minisearch'
import type { SearchEntry } from './search-index.ts'

/** A result: what it opens, and the text that matched if its name does not say it. */
export interface Found {
  entry: SearchEntry
  /** Toolbar settings that the query names, such as "dark". */
  globals: Record<string, string>
  excerpt: string
}

/** Words of a query that choose a setting of the toolbar. */
const settings: Record<string, Record<string, string>> = {
  dark: { theme: 'dark' },
  german: { language: 'de' },
  deutsch: { language: 'de' },
  rtl: { direction: 'rtl' },
  acme: { brand: 'acme' },
}

const fillers = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Splits a text into words; a compound such as "pop-up" is also one word. */
function tokenize(text: string): string[] {
  const lower = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  const compounds = lower.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []
  return [...wordsOf(lower), ...compounds.map((word) => word.replaceAll('-', ''))]
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+|\d+(?:\.\d+)*/gu) ?? []

/** Makes the search over an index. */
export function makeSearch(entries: readonly SearchEntry[]): (query: string) => Found[] {
  const index = new MiniSearch<SearchEntry>({
    fields: ['name', 'title', 'aliases', 'description', 'texts'],
    // SAFETY: these fields are properties of an entry.
    extractField: (entry, field) => [entry[field as keyof SearchEntry]].flat().join('\n'),
    tokenize,
    searchOptions: {
      tokenize: wordsOf,
      boost: { name: 5, title: 4, aliases: 3, description: 0.5, texts: 0.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      // A long text is no worse than a short one; entries that match alike stay in their order.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  })
  index.addAll(entries)
  const phrases = new Map(entries.map((entry) => [entry.id, phrasesOf(entry)]))
  const byId = new Map(entries.map((entry, place) => [entry.id, { entry, place }]))

  /** Entries that have all words, or else some; those that have the phrase as it is written come first. */
  function matches(words: readonly string[], every: readonly string[]): Match[] {
    const wanted = [words.join(' '), every.join(' ')]
    const all = index.search(words.join(' '), { combineWith: 'AND' })
    const results = all.length > 0 ? all : index.search(words.join(' '))
    return results
      .flatMap((result) => {
        // SAFETY: the index has the ids of the entries.
        const found = byId.get(result.id as string)
        return found
          ? [
              {
                ...found,
                fields: result.match,
                score: result.score,
                close: Math.max(
                  words.every((word) => isNamed(word, result.match, /name|title|aliases/)) ? NAMED : 0,
                  ...wanted.map((phrase) => closeness(phrases.get(found.entry.id), phrase)),
                ),
              },
            ]
          : []
      })
      .sort(byRank)
  }

  return (query) => {
    const requirement = query.trim().toUpperCase()
    if (/^[A-Z]+-\d+$/.test(requirement)) {
      const covered = entries.filter(({ requirements }) => requirements.includes(requirement))
      return covered.map((entry) => ({ entry, globals: {}, excerpt: requirement }))
    }
    const every = wordsOf(query.toLowerCase())
    const words = every.filter((word) => !fillers.has(word))
    const rest = words.filter((word) => !settings[word])
    const whole = matches(words.length > 0 ? words : every, every)
    if (rest.length === words.length || rest.length === 0) return whole.map((match) => toFound(match))

    // "contact dark": first what is called so, then the contact page with this setting.
    const globals = Object.fromEntries(words.flatMap((word) => Object.entries(settings[word] ?? {})))
    const named = whole.filter(({ fields }) => words.every((word) => isNamed(word, fields, /name|title/)))
    const others = matches(
      rest,
      every.filter((word) => !settings[word]),
    ).filter(({ entry }) => entry.name !== '' && !named.some((each) => each.entry === entry))
    return [...named.map((match) => toFound(match)), ...others.map((match) => toFound(match, globals))]
  }
}

interface Match {
  entry: SearchEntry
  /** The fields that have a word, by the word. */
  fields: MatchInfo
  score: number
  /** Its place in the sidebar. */
  place: number
  /** How close its texts come to the phrase, from 0: see `closeness`. */
  close: number
}

/** What is called exactly so comes first, docs pages before stories, in the sidebar's order. */
function byRank(one: Match, other: Match): number {
  if (one.close !== other.close) return other.close - one.close
  if (one.close < EXACT) return other.score - one.score
  return Number(one.entry.name !== '') - Number(other.entry.name !== '') || one.place - other.place
}

const isNamed = (word: string, fields: MatchInfo, naming: RegExp) =>
  Object.entries(fields).some(([term, names]) => term.startsWith(word) && names.some((name) => naming.test(name)))

interface Phrases {
  /** Its name, and the parts of its title. */
  called: string
  names: string
  texts: string
}

const linesOf = (texts: readonly string[]) => texts.map((text) => ` ${tokenize(text).join(' ')} `).join('\n')

const phrasesOf = ({ title, name, aliases, texts }: SearchEntry): Phrases => ({
  called: linesOf([name, ...title.split('/')]),
  names: linesOf([`${title} ${name}`, ...aliases]),
  texts: linesOf(texts),
})

/** The phrase is one of its names. */
const EXACT = 4
/** Its names have all words. */
const NAMED = 2

/** Whether the phrase is its name, another name for it, part of a name or a text, or only its words are there. */
function closeness({ called = '', names = '', texts = '' }: Partial<Phrases> = {}, phrase: string): number {
  const line = ` ${phrase} `
  if (called.split('\n').includes(line)) return EXACT + 1
  if (names.split('\n').includes(line)) return EXACT
  if (names.includes(line)) return 3
  return texts.includes(line) ? 1 : 0
}

/** A result with the text that has all words, or else what describes it. */
function toFound({ entry, fields }: Match, globals: Found['globals'] = {}): Found {
  const terms = Object.keys(fields)
  const has = (text: string) => {
    const words = new Set(tokenize(text))
    return terms.every((term) => words.has(term))
  }
  const isNamed = terms.every((term) => fields[term]?.some((field) => field !== 'texts'))
  const text = isNamed ? undefined : entry.texts.find(has)
  return { entry, globals, excerpt: text ?? entry.description }
}
