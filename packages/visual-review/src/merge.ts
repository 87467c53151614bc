import { existsSync } from 'node:fs'
import path from 'node:path'
import { readPart, type Part, type PartIdentity, type Reviewed, type Trait } from './part.ts'
import { sortPictures } from './plan.ts'
import type { Builds } from './report/write.ts'
import { REPORT_FOLDER } from './report/report.ts'
import { listTokens } from './review.ts'
import { ReviewError } from './review-error.ts'
import { nameShard } from './shard.ts'

/** A part, and the folder that it is in. */
interface Found extends PartIdentity {
  folder: string
  reviewed: Part
}

/**
 * Merges all parts of a review to what it would have been in one. Throws a {@link ReviewError} if one is missing, is there
 * twice, was not finished, or belongs to another review.
 */
export function mergeParts(folders: readonly string[]): { reviewed: Reviewed; builds: Builds[] } {
  const [first, ...others] = folders.map(readFolder)
  if (!first) throw new ReviewError('Name the folders of all parts: merge PART…')
  for (const other of others) assertSameReview(first, other)
  assertAll(first.shard.total, [first, ...others])
  const parts = [first, ...others].map(({ reviewed }) => reviewed)
  return { reviewed: combine(first.reviewed, parts), builds: [findBuilds(folders)] }
}

/** Throws a {@link ReviewError} if a report in that folder would replace a part or a build, or be copied into itself. */
export function assertApart(output: string, folders: readonly string[]): void {
  const overlapping = folders.find((folder) => {
    const part = path.resolve(folder)
    // The place of a report in a build is not copied.
    if (output === path.join(part, REPORT_FOLDER)) return false
    return `${part}${path.sep}`.startsWith(`${output}${path.sep}`) || output.startsWith(`${part}${path.sep}`)
  })
  if (overlapping !== undefined)
    throw new ReviewError(`${overlapping} and the report would be in one another. Name another folder with --output.`)
}

function readFolder(folder: string): Found {
  const reviewed = readPart(folder)
  return { folder, reviewed, ...reviewed.part }
}

function assertSameReview(first: Found, { folder, shard, traits }: Found) {
  if (shard.total !== first.shard.total)
    throw new ReviewError(`${folder} is ${nameShard(shard)}, but ${first.folder} is ${nameShard(first.shard)}.`)
  // SAFETY: the keys of an object that has exactly these.
  for (const trait of Object.keys(first.traits) as Trait[]) {
    const [own, expected] = [traits[trait], first.traits[trait]]
    if (own !== expected)
      throw new ReviewError(`${folder} has another ${trait} than ${first.folder}: ${own}, not ${expected}.`)
  }
}

function assertAll(total: number, found: readonly Found[]) {
  const missing = []
  for (let index = 1; index <= total; index++) {
    const [one, other] = found.filter(({ shard }) => shard.index === index)
    if (one && other) throw new ReviewError(`${one.folder} and ${other.folder} are both ${nameShard(one.shard)}.`)
    if (!one) missing.push(nameShard({ index, total }))
  }
  if (missing.length > 0) throw new ReviewError(`Missing: ${missing.join(', ')}.`)
}

function combine(first: Part, parts: readonly Part[]): Reviewed {
  const { selection, config, acceptances, base, head, browser } = first
  const longest = (name: keyof Reviewed['seconds']) => Math.max(...parts.map(({ seconds }) => seconds[name]))
  return {
    ...{ selection, config, acceptances, base, head, browser },
    seconds: { building: longest('building'), looking: longest('looking') },
    planned: parts.reduce((sum, { planned }) => sum + planned, 0),
    notes: [...new Set(parts.flatMap(({ notes }) => notes))].sort(),
    tokens: listTokens(parts.map(({ tokens }) => tokens)),
    results: sortPictures(
      Object.keys(config.modes),
      parts.flatMap(({ results }) => results),
    ),
  }
}

/** The folders of both sides, which one part has to have. */
function findBuilds(folders: readonly string[]): Builds {
  const [builds] = folders
    .map((folder) => ({ prefix: '', builds: { base: path.join(folder, 'base'), head: path.join(folder, 'head') } }))
    .filter(({ builds }) => existsSync(builds.base) && existsSync(builds.head))
  if (!builds) throw new ReviewError('No part has both Storybooks, in its folders base and head.')
  return builds
}
