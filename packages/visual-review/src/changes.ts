import { forBothSides, type Capture, type PagePair } from './browser.ts'
import { getChange, compareTrees, type Change, type ChangeKind } from './compare.ts'
import { shortHash } from './hash.ts'
import { isSamePicture } from './pixels.ts'
import type { Picture, Side } from './plan.ts'
import { addShownTokens, type ChangedTokens } from './tokens.ts'

/**
 * Finds out why a picture changed. Each changed token gets its old value in turn, which shows whether the picture uses it;
 * then all of them get it, and what still differs has other causes. If nothing does, the picture has to be pixel-identical
 * to the base's: then the tokens are proven to be the only cause.
 *
 * @param pair Pages that render the story.
 */
export async function findChanges(
  pair: PagePair,
  { story, mode }: Picture,
  captures: Record<Side, Capture>,
  known: ChangedTokens,
): Promise<Change[]> {
  const { head } = pair
  const trees = await forBothSides((side) => pair[side].tree())
  const violations = await forBothSides((side) => pair[side].call('violations'))
  const all = compareTrees(trees.base, trees.head)
  const { before, tokens } = await addShownTokens(pair, known)
  const used = []
  for (const token of tokens) {
    await head.call('overrideTokens', [token.name], before)
    const { png, fingerprint } = await head.recapture()
    await head.call('overrideTokens', [token.name], null)
    if (fingerprint !== captures.head.fingerprint || !isSamePicture(png, captures.head.png)) used.push(token)
  }
  const names = used.map(({ name }) => name)
  await head.call('overrideTokens', names, before)
  const { png } = names.length > 0 ? await head.recapture() : captures.head
  // Differences that were not there before are effects of the time that passed.
  const isKnown = ({ kind, place }: Change) => all.some((change) => change.kind === kind && change.place === place)
  const remaining = compareTrees(trees.base, await head.tree()).filter(isKnown)
  await head.call('overrideTokens', names, null)

  const isExplained = remaining.length > 0 || isSamePicture(png, captures.base.png)
  const hash = shortHash(Buffer.concat([captures.base.png, png]), 12)
  const findNewViolations = (side: Side, other: Side, kind: ChangeKind) =>
    violations[side]
      .filter(({ id }) => !violations[other].some((violation) => violation.id === id))
      .map(({ id, help, helpUrl }) => ({ ...getChange(kind, id, `${id}: ${help}`), ...(helpUrl && { helpUrl }) }))
  return [
    ...used.map(({ name, text }) => getChange('token', name, text)),
    ...remaining,
    ...(isExplained ? [] : [getChange('pixels', 'pixels', `${story.id}, ${mode}: ${hash}`)]),
    ...findNewViolations('head', 'base', 'axe'),
    ...findNewViolations('base', 'head', 'fixed'),
  ]
}
