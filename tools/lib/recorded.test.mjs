import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recorded } from './recorded.mjs'

let folder = ''
let record = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'recorded-'))
  record = path.join(folder, 'site')
  writeFileSync(record, 'yesterday')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('says what the last work was done from', async () => {
  await recorded(record, 'today', () => {})
  expect(readFileSync(record, 'utf8')).toBe('today')
})

test('says nothing while work is under way, which may be killed', async () => {
  await recorded(record, 'today', () => expect(existsSync(record)).toBe(false))
})

test('says nothing of work that failed, whatever was done before', async () => {
  const failing = recorded(record, 'today', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(record)).toBe(false)
})
