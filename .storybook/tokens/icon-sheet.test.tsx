import * as icons from '@summit/ui/icons'
import { expect, it } from 'vitest'
import { iconSheet } from './icon-sheet.ts'

it('has every icon as a named group, each in its own place', () => {
  const sheet = new DOMParser().parseFromString(iconSheet(), 'image/svg+xml')
  const groups = [...sheet.querySelectorAll('svg > g')]
  expect(groups.map(({ id }) => id)).toEqual(Object.keys(icons))
  expect(new Set(groups.map((group) => group.getAttribute('transform'))).size).toBe(groups.length)
  for (const { id, children } of groups) expect(children.length, id).toBeGreaterThan(1)
  expect(sheet.querySelector('svg svg, [class], [stroke=currentColor], [fill=currentColor]')).toBeNull()
})
