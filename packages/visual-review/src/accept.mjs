import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './hash.mjs'

/** @typedef {{ kind: string, text: string, titles: string[] }} Accepted A cause, and the components, features and pages it may touch. */
/** @typedef {Accepted & { file: string }} Acceptance One that stands in a file. */

/** Where acceptances are kept. */
const folder = '.visual'

/**
 * The text of a file that accepts some causes.
 * @param {string} reason as one paragraph, whatever it came as
 * @param {Accepted[]} causes
 */
export function acceptanceOf(reason, causes) {
  const entries = causes.map(({ kind, text, titles }) =>
    [`${kind} ${text}`, ...titles.map((title) => `  in ${title}`)].join('\n'),
  )
  return `${[reason.trim().replace(/\n\s*\n/g, '\n'), ...entries].join('\n\n')}\n`
}

/**
 * The causes that a file accepts. Its first paragraph says why; each of the others is a cause, with where it may be.
 * @param {string} file
 * @param {string} text
 * @returns {Acceptance[]}
 */
export function readAcceptance(file, text) {
  const [, ...paragraphs] = text
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n/)
  return paragraphs.map((paragraph) => {
    const [cause = '', ...titles] = paragraph.split('\n')
    const [, kind = '', words = ''] = /^(\S+) (.*)$/.exec(cause) ?? []
    return { file, kind, text: words, titles: titles.map((line) => line.replace(/^ {2}in /, '')) }
  })
}

/**
 * Whether a cause is accepted, everywhere it was seen.
 * @param {Accepted} cause
 * @param {Acceptance[]} acceptances
 */
export function isAccepted({ kind, text, titles }, acceptances) {
  const own = acceptances.filter((acceptance) => acceptance.kind === kind && acceptance.text === text)
  return titles.every((title) => own.some((acceptance) => acceptance.titles.includes(title)))
}

/**
 * The acceptances that match nothing: the change has become another, or is gone.
 * @param {Acceptance[]} acceptances
 * @param {Accepted[]} causes
 */
export function staleAcceptances(acceptances, causes) {
  return acceptances.filter(({ kind, text }) => !causes.some((cause) => cause.kind === kind && cause.text === text))
}

/** The acceptances of files that are new since the base. @param {string} root @param {string[]} added @returns {Acceptance[]} */
export function acceptancesIn(root, added) {
  return added
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.txt'))
    .flatMap((file) => readAcceptance(file, readFileSync(path.join(root, file), 'utf8')))
}

/**
 * Writes a file that accepts causes, named after its reason.
 * @param {string} root
 * @param {string} reason
 * @param {Accepted[]} causes
 * @returns {string} its path, from the root
 */
export function accept(root, reason, causes) {
  const text = acceptanceOf(reason, causes)
  const words = reason.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const file = path.join(folder, `${[...words.slice(0, 6), hashOf(text, 6)].join('-')}.txt`)
  mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, file), text)
  return file
}
