import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { accept, parseAcceptances, readAcceptances } from './accept.ts'

const cause = { kind: 'token', text: '--color-accent red → blue', titles: ['UI/Badge', 'UI/Button'] }

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'accept-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
})

it('is a readable file named after its reason', () => {
  const file = accept(root, 'The accent is darker, so that words on it can be read.', [cause])
  expect(file).toMatch(/^\.visual\/the-accent-is-darker-so-that-[0-9a-f]{6}\.txt$/)
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(
    'The accent is darker, so that words on it can be read.\n\ntoken --color-accent red → blue\n  in UI/Badge\n  in UI/Button\n',
  )
})

it('round-trips with all causes', () => {
  const other = { kind: 'text', text: '“Save it” → “Keep it”', titles: ['UI/Toast'] }
  const file = accept(root, 'Meant.', [cause, other])
  expect(readAcceptances(root, [file])).toEqual([
    { ...cause, file },
    { ...other, file },
  ])
})

it('round-trips with several paragraphs and CRLF', () => {
  const file = accept(root, 'Meant.\n\nAsked for by everyone.\n', [cause])
  expect(readAcceptances(root, [file])).toEqual([{ ...cause, file }])
  const text = readFileSync(path.join(root, file), 'utf8')
  expect(parseAcceptances(file, text.replaceAll('\n', '\r\n'))).toEqual([{ ...cause, file }])
})

it('does not overwrite another one', () => {
  const other = { ...cause, text: '--color-ink red → blue' }
  expect(accept(root, 'Meant.', [cause])).not.toBe(accept(root, 'Meant.', [other]))
})

it('is valid only if new since the base', () => {
  accept(root, 'Meant.', [cause])
  expect(readAcceptances(root, ['README.md'])).toEqual([])
})
