import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const docs = path.join(import.meta.dirname, '../../../../docs')
const files = ['requirements.md', 'requirements-accounts.md']
const requirements = readRequirements(files.map((file) => readFileSync(path.join(docs, file), 'utf8')).join('\n'))

it('reads requirements to their end, in one line and without marks of Markdown', () => {
  expect(requirements.get('SIGNUP-01')).toMatch(/Full Name, Email, Password, Confirm Password\.$/)
  expect([...requirements].filter(([, text]) => !/[.?!)\]]$/.test(text))).toEqual([])
  expect(requirements.get('HOME-09')).toMatch(/names Product\.$/)
  expect(requirements.get('CONFIRM-11')).toContain('token_hash')
  expect([...requirements.values()].join('')).not.toMatch(/[`\n]|\[T-/)
})
