import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { getGroup } from './groups.ts'
import { readTokens } from './read-tokens.ts'

const file = path.join(import.meta.dirname, '../../packages/ui/src/tokens/theme.css')
const tokens = readTokens(readFileSync(file, 'utf8'))
const token = (name: string) => tokens.find((one) => one.name === name)

describe('the tokens of theme.css', () => {
  it('have a group each', () => {
    expect(tokens.filter(({ name }) => !getGroup(name))).toEqual([])
  })

  it('are all that it defines, but for what only derives a brand’s colours', () => {
    const defined = readFileSync(file, 'utf8').match(/(?<=^\s+)--[\w-]+(?=:)/gm) ?? []
    const names = new Set(defined.filter((name) => !name.startsWith('--summit-')))
    expect(tokens.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
  })

  it('have the values of both themes, of reduced motion, and their comment', () => {
    expect(token('--color-ground')).toEqual({
      name: '--color-ground',
      value: 'var(--summit-ground, oklch(0.968 0.009 125))',
      dark: 'var(--summit-ground-dark, oklch(0.195 0.02 222))',
    })
    expect(token('--duration-fast')).toMatchObject({ value: '150ms', reducedMotion: '1ms' })
    expect(token('--target')).toMatchObject({ note: 'Pointer targets do not scale with the text.' })
    expect(token('--bar-height')?.value).toBe('4rem')
  })
})
