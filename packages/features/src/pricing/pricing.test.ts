import { expect, it } from 'vitest'
import { getPayment, savedPart, yearlySaving, type Plan } from './pricing.ts'

const plan = (monthlyPrice: number, yearlyPrice: number): Plan => ({
  name: 'Plus',
  monthlyPrice,
  yearlyPrice,
  description: '',
  features: [],
  cta: 'Get Plus',
  popular: false,
})

it('PRICE-08 saves (monthly − yearly) × 12', () => {
  expect(yearlySaving(plan(6.99, 3.5))).toBeCloseTo(41.88, 10)
  expect(yearlySaving(plan(10, 4))).toBe(72)
})

it.each([
  [9, 7, 0.22],
  [10, 6, 0.4],
  [1, 0.71, 0.29],
  [6.99, 3.5, 0.49],
  [9, 8.99, 0],
  [7, 9, -0.29],
])('of %d a month, a yearly price of %d saves %d, rounded down', (monthly, yearly, part) => {
  expect(savedPart(plan(monthly, yearly))).toBe(part)
})

it.each([
  [0, 0, 'never'],
  [6.99, 3.5, 'monthly'],
  [199, 199, 'once'],
])('derives from the prices %d and %d that a plan is paid for %3$s', (monthly, yearly, payment) => {
  expect(getPayment(plan(monthly, yearly))).toBe(payment)
})
