import { isAccepted, staleAcceptances, type Acceptance } from './accept.ts'
import { getCauses, type Cause } from './causes.ts'
import { changedNouns, eventPhrases, kindNames, type Noun } from './kind-names.ts'
import { resolveRenamed } from './renamed.ts'
import type { Result, Review } from './review.ts'

/** The result of a review. */
export interface Findings {
  /** A summary in one sentence. */
  sentence: string
  /** The causes, named `c1`, `c2`, … for `accept`. */
  causes: (Cause & { name: string; isAccepted: boolean })[]
  /** Acceptances that match no cause. */
  stale: Acceptance[]
  pictures: Record<Result['status'], Result[]>
  /** How many pictures could not be judged. */
  missing: number
  /** 0 no change, or all accepted; sum of 1 not accepted, 2 not judged, 4 unstable. */
  exitCode: number
}

/** What was reviewed: how many pictures were planned, and whether that covers every story. */
export interface Coverage {
  planned: number
  isComplete: boolean
}

/** Results besides changes. */
const otherPhrases = {
  unstable: ['picture is unstable', 'pictures are unstable'],
  renamed: ['picture has another name', 'pictures have another name'],
  new: ['picture is new', 'pictures are new'],
  missing: ['picture could not be judged', 'pictures could not be judged'],
  stale: ['acceptance matches nothing', 'acceptances match nothing'],
  skipped: ['story is skipped', 'stories are skipped'],
} satisfies Record<string, Noun>

const list = new Intl.ListFormat('en-GB')

/** Evaluates a review against the accepted causes. `defaultModes` are those of the configuration. */
export function getFindings(
  { results: captured, tokens }: Pick<Review, 'results' | 'tokens'>,
  acceptances: readonly Acceptance[],
  { planned, isComplete }: Coverage,
  defaultModes: readonly string[],
): Findings {
  const results = resolveRenamed(captured)
  const causes = getCauses(results, defaultModes).map((cause, at) => {
    // Fixed axe violations need no approval.
    return { ...cause, name: `c${at + 1}`, isAccepted: cause.kind === 'fixed' || isAccepted(cause, acceptances) }
  })
  const stale = isComplete ? staleAcceptances(acceptances, causes) : []
  const withStatus = (status: Result['status']) => results.filter((result) => result.status === status)
  const pictures = {
    changed: withStatus('changed'),
    removed: withStatus('removed'),
    renamed: withStatus('renamed'),
    new: withStatus('new'),
    unstable: withStatus('unstable'),
    failed: withStatus('failed'),
    skipped: withStatus('skipped'),
    same: withStatus('same'),
  }
  const isSettled = causes.every(({ isAccepted }) => isAccepted) && stale.length === 0
  const missing = planned - results.length + pictures.failed.length
  const exitCode = (isSettled ? 0 : 1) | (missing > 0 ? 2 : 0) | (pictures.unstable.length > 0 ? 4 : 0)
  const sentence = toSentence(causes, pictures, tokens.length, {
    unstable: pictures.unstable.length,
    renamed: pictures.renamed.length,
    new: pictures.new.length,
    missing,
    stale: stale.length,
    skipped: new Set(pictures.skipped.map(({ story }) => story.id)).size,
  })
  return { sentence, causes, stale, pictures, missing, exitCode }
}

function toSentence(
  causes: Findings['causes'],
  { changed, removed, same }: Findings['pictures'],
  changedTokens: number,
  others: Record<keyof typeof otherPhrases, number>,
): string {
  const ofKind = (name: string) => causes.filter(({ kind }) => kind === name).length
  const changes = list.format(counted(changedNouns, ofKind))
  const events = counted(eventPhrases, ofKind)
  const summary = [...(changes ? [`${changes} changed`] : []), ...events].join(', ')
  const other = list.format(counted(otherPhrases, (name) => new Map(Object.entries(others)).get(name) ?? 0))
  const rest = `; ${other || 'nothing else'}.`
  const following = count(changed.length + removed.length, ['picture follows', 'pictures follow'])
  const accepted = causes.every(({ isAccepted }) => isAccepted) ? ' All of it is accepted.' : ''
  if (summary) return `${summary}, ${following}${rest}${accepted}`
  if (changedTokens > 0) return `${count(changedTokens, kindNames.token)} changed and no picture follows${rest}`
  if (other) return `Nothing changed; ${other}.`
  return `Nothing changed: ${count(same.length, ['picture is', 'pictures are'])} as before.`
}

/** Every phrase whose number is not 0, with its number. */
function counted(phrases: Record<string, Noun>, getNumber: (name: string) => number): string[] {
  return Object.entries(phrases).flatMap(([name, noun]) => (getNumber(name) > 0 ? [count(getNumber(name), noun)] : []))
}

function count(number: number, [singular, plural = `${singular}s`]: Noun): string {
  return `${number} ${number === 1 ? singular : plural}`
}
