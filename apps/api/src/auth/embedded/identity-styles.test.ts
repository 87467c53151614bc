import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { identitySheet } from './identity-styles.ts'

/** What a sheet says of each colour, in the order of its modes. */
function coloursOf(sheet: string, prefix: string): Map<string, string[]> {
  const colours = new Map<string, string[]>()
  for (const [, name = '', value = ''] of sheet.matchAll(
    new RegExp(`--${prefix}([\\w-]+): (oklch\\([^)]+\\));`, 'g'),
  )) {
    colours.set(name, [...(colours.get(name) ?? []), value])
  }
  return colours
}

it('wears the colours of the site, by day and by night', async () => {
  const own = coloursOf(identitySheet, '')
  const theme = new URL('../../../../../packages/ui/src/tokens/theme.css', import.meta.url)
  const site = coloursOf(await readFile(theme, 'utf8'), 'color-')
  expect(own.size).toBeGreaterThan(10)
  for (const [name, values] of own) expect([name, values]).toEqual([name, site.get(name)?.slice(0, 2)])
})
