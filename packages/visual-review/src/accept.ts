import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { shortHash } from './hash.ts'

/** A cause as it is accepted: its kind and text, and the titles of the stories in which it may occur. */
export interface AcceptedCause {
  kind: string
  text: string
  titles: string[]
}

/** An accepted cause, and the file that accepts it. */
export interface Acceptance extends AcceptedCause {
  file: string
}

/** The folder of acceptance files. */
const FOLDER = '.visual'

/** The text of an acceptance file: the reason as its first paragraph, then one paragraph for each cause. */
export function acceptanceText(reason: string, causes: readonly AcceptedCause[]): string {
  const entries = causes.map(({ kind, text, titles }) =>
    [`${kind} ${text}`, ...titles.map((title) => `  in ${title}`)].join('\n'),
  )
  return `${[reason.trim().replace(/\n\s*\n/g, '\n'), ...entries].join('\n\n')}\n`
}

/** Parses an acceptance file. */
export function parseAcceptances(file: string, content: string): Acceptance[] {
  const [, ...paragraphs] = content
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n/)
  return paragraphs.map((paragraph) => {
    const [cause = '', ...titles] = paragraph.split('\n')
    const [, kind = '', text = ''] = /^(\S+) (.*)$/.exec(cause) ?? []
    return { file, kind, text, titles: titles.map((line) => line.replace(/^ {2}in /, '')) }
  })
}

/** Whether a cause is accepted for every title in which it occurs. */
export function isAccepted({ kind, text, titles }: AcceptedCause, acceptances: readonly Acceptance[]): boolean {
  const own = acceptances.filter((acceptance) => acceptance.kind === kind && acceptance.text === text)
  return titles.every((title) => own.some((acceptance) => acceptance.titles.includes(title)))
}

/** Acceptances that match no cause: the change became another one, or is gone. */
export function staleAcceptances(acceptances: readonly Acceptance[], causes: readonly AcceptedCause[]): Acceptance[] {
  return acceptances.filter(({ kind, text }) => !causes.some((cause) => cause.kind === kind && cause.text === text))
}

/** Reads the acceptances among files that were added since the base. */
export function readAcceptances(root: string, added: readonly string[]): Acceptance[] {
  return added
    .filter((file) => file.startsWith(`${FOLDER}/`) && file.endsWith('.txt'))
    .flatMap((file) => parseAcceptances(file, readFileSync(path.join(root, file), 'utf8')))
}

/** Writes an acceptance file, named after its reason. Returns its path relative to the root. */
export function accept(root: string, reason: string, causes: readonly AcceptedCause[]): string {
  const text = acceptanceText(reason, causes)
  const words = reason.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const file = path.join(FOLDER, `${[...words.slice(0, 6), shortHash(text, 6)].join('-')}.txt`)
  mkdirSync(path.join(root, FOLDER), { recursive: true })
  writeFileSync(path.join(root, file), text)
  return file
}
