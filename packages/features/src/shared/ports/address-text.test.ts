import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressText } from './address-text.ts'

describe('text from a URL', () => {
  it.each([
    [null, null],
    ['', null],
    [' \n\t\u200b ', null],
    ['access_denied', 'access_denied'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a\u202Eb\u0000c\r\nd', 'a b c d'],
    ['one  line\n and  no more', 'one line and no more'],
    ['x'.repeat(5000), 'x'.repeat(200)],
    ['🏔'.repeat(300), '🏔'.repeat(200)],
  ])('%j is shown as %j', (text, shown) => {
    expect(addressText(text)).toBe(shown)
  })

  it('is a short line of printable characters, or null, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = addressText(text)
        if (line === null) return
        expect(line).toBe(line.trim())
        expect(Array.from(line).length).toBeLessThanOrEqual(200)
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      }),
    )
  })
})
