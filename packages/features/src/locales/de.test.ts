import { expect, it } from 'vitest'
import { german } from './de.ts'

const features = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true })

it('German has a translation of the messages of every feature', () => {
  const messages = Object.values(features).flatMap((feature) =>
    Object.entries(feature).filter(([name]) => name.endsWith('Messages')),
  )
  expect(messages.length).toBeGreaterThan(15)
  const missing = messages.filter(([, value]) => !german.some(({ messages }) => messages === value))
  expect(missing.map(([name]) => name)).toEqual([])
})
