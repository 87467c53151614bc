import type { Plan } from '@summit/features/pricing'
import { describe, expect, it } from 'vitest'
import { pricingMessages } from './pricing.ts'

const { plans } = pricingMessages
const plan = (name: string) => plans.find((plan) => plan.name === name) as Plan
const includes = (name: string) =>
  plan(name)
    .features.filter(({ included }) => included)
    .map(({ name }) => name)

describe('the plans', () => {
  it('PRICE-02 STORE-06 STORE-07 are three, of the specified shape', () => {
    expect(plans.map(({ name }) => name)).toEqual(['Free', 'Premium', 'Lifetime'])
    for (const each of plans) {
      expect(Object.keys(each)).toEqual([
        'name',
        'monthlyPrice',
        'yearlyPrice',
        'description',
        'features',
        'cta',
        'popular',
      ])
      for (const feature of each.features) {
        expect(Object.entries(feature).map(([key, value]) => [key, typeof value])).toEqual([
          ['name', 'string'],
          ['included', 'boolean'],
        ])
      }
    }
  })

  it('PRICE-04 PRICE-05 PRICE-06 PRICE-09 have the specified prices', () => {
    expect(plans.map(({ monthlyPrice, yearlyPrice }) => [monthlyPrice, yearlyPrice])).toEqual([
      [0, 0],
      [6.99, 3.5],
      [199, 199],
    ])
  })

  it('PRICE-10 PRICE-11 include 50+ exercises for free, and a 7-day trial of Premium', () => {
    expect(includes('Free')).toContain('50+ exercises')
    expect(plan('Premium').cta).toContain('7-day free trial')
  })

  it('marks only Premium as popular', () => {
    expect(plans.filter(({ popular }) => popular)).toEqual([plan('Premium')])
  })
})

it('PRICE-07 the badge is a constant', () => {
  expect(pricingMessages.save()).toBe('Save 40%')
})
