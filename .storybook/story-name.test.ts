import { expect, it } from 'vitest'
import { storyName } from './story-name.ts'

it.each([
  ['Long Text', 'Long text'],
  ['Large Text On A Small Phone', 'Large text on a small phone'],
  ['Default', 'Default'],
  ['At 29.9 s', 'At 29.9 s'],
  ['Demo on a phone', 'Demo on a phone'],
])('shows the story "%s" as "%s"', (name, shown) => {
  expect(storyName(name)).toBe(shown)
})
