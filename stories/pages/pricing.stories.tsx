import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pricing, pricingMessages as neutralMessages, type Plan } from '@summit/features/pricing'
import { expect, within } from 'storybook/test'
import { pricingMessages } from '../brands.ts'
import { check } from '../check.ts'
import { inSiteChrome } from './in-site-chrome.tsx'

/** The pricing page. */
const meta = {
  title: 'Pages/Pricing',
  component: Pricing,
  decorators: [inSiteChrome('/pricing')],
  args: { messages: pricingMessages },
} satisfies Meta<typeof Pricing>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['PRICE-02', 'PRICE-03', 'PRICE-10', 'PRICE-11', 'PRICE-12', 'STORE-06', 'STORE-07'],
  play: check(async ({ canvas, canvasElement, step }) => {
    const cards = [...canvasElement.querySelectorAll('article')]

    await step('has its heading', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Pick your pace\.$/)
      await expect(
        canvas.getByText(
          'Free gets you moving. Premium looks at how you did and sets the next climb. You choose in the app; nothing is charged here.',
        ),
      ).toBeVisible()
    })
    await step('has three plans, one of them marked popular', async () => {
      const plans = cards.map((card) => [card.querySelector('h2')?.textContent, card.querySelector('p')?.textContent])
      await expect(plans).toEqual([
        ['Free', 'Find your feet.'],
        ['Premium', 'For people who want each session to learn from the last.'],
        ['Lifetime', 'Pay once, climb for good.'],
      ])
      await expect(canvas.getByText('Popular').closest('article')).toBe(cards[1])
    })
    await step('lists included features', async () => {
      const features = cards.map((card) =>
        [...card.querySelectorAll('li')].map((item) => (item.querySelector('summary') ?? item).textContent),
      )
      await expect(features).toEqual([
        [
          '50+ exercises',
          'Barcode food log',
          'Quick workouts',
          'AI-powered workouts',
          'Progress analytics',
          'Offline mode',
        ],
        [
          '1000+ exercises on video',
          'AI-powered workouts',
          'Barcode and voice log',
          'Progress analytics',
          'Social challenges',
          'Offline mode',
          'Multi-device sync',
          'Health platforms',
        ],
        ['Everything in Premium', 'Every future feature', 'All your devices', 'No subscription'],
      ])
    })
    await step('marks three features as not included in Free', async () => {
      const excluded = canvas
        .getAllByText('Not included:')
        .map((words) => words.parentElement?.querySelector('summary'))
      await expect(excluded.map((summary) => summary?.textContent)).toEqual([
        'AI-powered workouts',
        'Progress analytics',
        'Offline mode',
      ])
    })
    await step('explains features', async () => {
      const explained = [...canvasElement.querySelectorAll('li details')].map((details) => [
        details.querySelector('summary')?.textContent,
        details.querySelector('p')?.textContent,
      ])
      await expect(Object.fromEntries(explained)).toEqual({
        'Barcode food log': 'Point the camera at a packet and it is logged.',
        'Quick workouts': 'Short sessions for the gap between two meetings. No gear.',
        'AI-powered workouts': 'Each session builds on the last: steeper when you are fresh, easier when you are not.',
        'Barcode and voice log': 'Point the camera at a packet, or say what you ate. Both go into the same log.',
        'Progress analytics': 'Everything you did as one line, beside last month’s.',
        'Social challenges': 'Rope up with friends for one goal and add your meters to theirs.',
        'Offline mode': 'Workouts and videos stay on your phone, for where the signal ends.',
        'Multi-device sync': 'Start on your phone, carry on with your tablet. There is nothing to copy.',
        'Health platforms': 'Reads and writes sleep, heart rate and steps, with your permission.',
      })
    })
    await step('links to the App Store, and each plan to the app', async () => {
      const main = canvas.getByRole('main')
      await expect(within(main).getByRole('link', { name: 'Download on the App Store' })).toBeVisible()
      const plans = within(main)
        .getAllByRole('article')
        .flatMap((plan) => within(plan).getAllByRole('link'))
      await expect(plans.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Start free', '/download'],
        ['Start your 7-day free trial', '/download'],
        ['Get Lifetime', '/download'],
      ])
      await expect(main.querySelector('form, button')).toBeNull()
    })
    await step('has questions and answers', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Questions before you rope up' })).toBeVisible()
      const answers = [...canvasElement.querySelectorAll('details[name]')].map((details) => [
        details.querySelector('summary')?.textContent,
        details.querySelector('p')?.textContent,
      ])
      await expect(answers).toEqual([
        ['Where do I pay?', 'In the app, through the store you got it from. This site never asks for a card.'],
        [
          'What happens after the 7-day free trial?',
          'Premium starts at the price shown, unless you cancel at least 24 hours before the trial ends.',
        ],
        [
          'Can I go back to Free?',
          'Yes, at the end of a billing period. Your log and your meters stay; the plan stops adapting.',
        ],
        ['Does Lifetime include future features?', 'Yes. Every new Premium feature is in Lifetime too.'],
      ])
    })
  }),
}

/** On wide screens at 100 % text the cards are in one row and Premium is larger. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' }, textSize: 'x1' },
  play: check(async ({ canvasElement }) => {
    const [free, premium, lifetime] = [...canvasElement.querySelectorAll('article')].map((card) =>
      card.getBoundingClientRect(),
    )
    await expect(premium?.top).toBeLessThan(free?.top ?? 0)
    await expect(premium?.width).toBeGreaterThan(free?.width ?? Infinity)
    await expect([free?.bottom, lifetime?.bottom]).toEqual([premium?.bottom, premium?.bottom])
    await expect(lifetime?.top).toBe(free?.top)
  }),
}

const basecampPlans: readonly Plan[] = [
  {
    name: 'Tageskarte',
    monthlyPrice: 12.25,
    yearlyPrice: 9,
    description: 'Für alle, die erst einmal wissen wollen, wie sich ein beladener Rucksack anfühlt.',
    features: [
      { name: 'Trainingsbenachrichtigungszustellungseinstellungen', included: true },
      { name: 'Offline mode', included: false },
    ],
    cta: 'Einen Monat lang unverbindlich ausprobieren',
    popular: false,
  },
  {
    name: 'Jahreshauptversammlung',
    monthlyPrice: 1199.99,
    yearlyPrice: 1049.5,
    description: 'Für Vereine.',
    features: [{ name: 'Offline mode', included: true }],
    cta: 'Anmelden',
    popular: true,
  },
]

/** Another brand's plans: another number, other prices, long texts. */
export const OtherPlans: Story = {
  name: 'Another brand',
  args: { plans: basecampPlans, messages: { ...neutralMessages, title: 'Was trägst du?' } },
  globals: { viewport: { value: 'small' } },
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$1,049.50')).toBeVisible()
    await expect(canvas.getByText('$12,594 billed yearly. You save $1,805.88 a year.')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** 200 % text on a small phone: nothing is clipped or overflows. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }
