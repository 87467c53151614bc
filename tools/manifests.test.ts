import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

it('the texts of every feature have an entry', () => {
  const manifest = readFileSync(resolve(import.meta.dirname, '../packages/features/package.json'), 'utf8')
  // SAFETY: the manifest of our own package.
  const entries = Object.keys((JSON.parse(manifest) as { exports: object }).exports)
  const views = entries.filter((entry) => entry.endsWith('/view'))
  expect(views.filter((view) => !entries.includes(view.replace('/view', '/messages')))).toEqual([])
})
