import { describe, expect, it } from 'vitest'
import { renderHook } from '../../mocks/render.test.helper.tsx'
import { useFormat } from './use-format.ts'

describe('useFormat', () => {
  it('formats for the United States by default', () => {
    const { price, date, number } = renderHook(useFormat).result.current
    expect([0, 3.5, 6.99, 9.99, 199].map((amount) => price(amount))).toEqual(['$0', '$3.50', '$6.99', '$9.99', '$199'])
    expect(date(new Date(2026, 10, 22))).toBe('November 22, 2026')
    expect(number(1234.5)).toBe('1,234.5')
  })

  it('formats for the host’s locale and currency', () => {
    const { result } = renderHook(useFormat, { config: { locale: 'de-DE', currency: 'EUR' } })
    const { price, date, number } = result.current
    expect(price(6.99)).toBe('6,99\u00a0€')
    expect(price(3.5)).toBe('3,50\u00a0€')
    expect(price(3.5, { minimumFractionDigits: 0 })).toBe('3,5\u00a0€')
    expect(price(0)).toBe('0\u00a0€')
    expect(date(new Date(2026, 10, 22))).toBe('22. November 2026')
    expect(date(new Date(2026, 10, 22), { month: 'short' })).toBe('Nov')
    expect(number(1234.5)).toBe('1.234,5')
  })
})
