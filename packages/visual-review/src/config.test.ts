import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadConfig } from './config.ts'
import { ReviewError } from './review-error.ts'

const complete = {
  configDir: '.storybook',
  build: { command: ['npm', 'run', 'build'], outputDir: 'out' },
  ...{ sources: ['.'], modes: {}, defaultModes: [], pagePrefix: '', globals: {}, viewports: {}, themes: [] },
}

const load = (config: object) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'config '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = `export const config = { ...${JSON.stringify(config)}, launchOptions: () => ({}) }`
  writeFileSync(path.join(folder, 'visual-review.config.mjs'), text)
  return loadConfig(folder)
}

it('is read from a file', async () => {
  expect(await load(complete)).toMatchObject(complete)
})

it.each([
  ['modes', undefined, 'modes by name'],
  ['sources', '.', 'a list of files and folders'],
  [
    'build',
    { command: 'npm run build', outputDir: 'out' },
    "{ command: ['program', 'argument'], outputDir: 'folder' }",
  ],
])('says which field is wrong: %s', async (field, value, expected) => {
  const loading = load({ ...complete, [field]: value })
  await expect(loading).rejects.toThrow(ReviewError)
  await expect(loading).rejects.toThrow(`visual-review.config.mjs: config.${field} has to be ${expected}.`)
})
