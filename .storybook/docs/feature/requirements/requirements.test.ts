import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const docs = path.join(import.meta.dirname, '../../../../docs')
const files = ['requirements.md', 'requirements-accounts.md']
const requirements = readRequirements(files.map((file) => readFileSync(path.join(docs, file), 'utf8')).join('\n'))

it('reads requirements to their end, in one line and without marks of code', () => {
  expect(requirements.get('SIGNUP-01')).toMatch(/Full Name, Email, Password, Confirm Password\.$/)
  expect([...requirements].filter(([, text]) => !/[.?!)\]]$/.test(text))).toEqual([])
  expect([...requirements.values()].join('')).not.toMatch(/[`\n]/)
})
