import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockConfig } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { textsIn } from '../mocks/texts.ts'
import { ConfigContext } from '../shared/config/use-config.ts'
import { translate } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import { paths } from '../shared/paths.ts'
import { Pricing } from './pricing-page.tsx'
import { plans, pricingMessages } from './pricing.ts'

const stores = ['Download on the', 'App Store', 'Coming soon', 'Google Play']

const html = (page = <Pricing />) => renderToString(<ConfigContext value={mockConfig()}>{page}</ConfigContext>)
const prerendered = (page = <Pricing />) => new DOMParser().parseFromString(html(page), 'text/html').body

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  return () => void vi.unstubAllGlobals()
})

it('has its texts in reading order', () => {
  expect(textsIn(prerendered())).toEqual([
    'Pick your pace.',
    'Free gets you moving. Premium looks at how you did and sets the next climb. You choose in the app; nothing is charged here.',
    ...stores,
    'Billing period',
    'Monthly',
    'Yearly',
    'Free',
    'Find your feet.',
    '$0',
    'for good',
    'No card, no countdown.',
    '50+ exercises',
    'Barcode food log',
    'Point the camera at a packet and it is logged.',
    'Quick workouts',
    'Short sessions for the gap between two meetings. No gear.',
    'Not included:',
    'AI-powered workouts',
    'Each session builds on the last: steeper when you are fresh, easier when you are not.',
    'Not included:',
    'Progress analytics',
    'Everything you did as one line, beside last month’s.',
    'Not included:',
    'Offline mode',
    'Workouts and videos stay on your phone, for where the signal ends.',
    'Start free',
    'Premium',
    'Popular',
    'For people who want each session to learn from the last.',
    '$6.99',
    'per month',
    '$3.50',
    'per month',
    'Save 40%',
    'with Yearly. Billed monthly, cancel anytime.',
    '$42 billed yearly. You save $41.88 a year.',
    '1000+ exercises on video',
    'AI-powered workouts',
    'Each session builds on the last: steeper when you are fresh, easier when you are not.',
    'Barcode and voice log',
    'Point the camera at a packet, or say what you ate. Both go into the same log.',
    'Progress analytics',
    'Everything you did as one line, beside last month’s.',
    'Social challenges',
    'Rope up with friends for one goal and add your meters to theirs.',
    'Offline mode',
    'Workouts and videos stay on your phone, for where the signal ends.',
    'Multi-device sync',
    'Start on your phone, carry on with your tablet. There is nothing to copy.',
    'Health platforms',
    'Reads and writes sleep, heart rate and steps, with your permission.',
    'Start your',
    '7-day',
    'free trial',
    'Lifetime',
    'Pay once, climb for good.',
    '$199',
    'once',
    'No renewal to remember.',
    'Everything in Premium',
    'Every future feature',
    'All your devices',
    'No subscription',
    'Get Lifetime',
    'Questions before you rope up',
    'Where do I pay?',
    'In the app, through the store you got it from. This site never asks for a card.',
    'What happens after the 7-day free trial?',
    'Premium starts at the price shown, unless you cancel at least 24 hours before the trial ends.',
    'Can I go back to Free?',
    'Yes, at the end of a billing period. Your log and your meters stay; the plan stops adapting.',
    'Does Lifetime include future features?',
    'Yes. Every new Premium feature is in Lifetime too.',
  ])
})

it('allows one billing period and one open answer at a time', () => {
  const page = prerendered()
  const names = (selector: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute('name'))
  expect(names('input[type=radio]')).toEqual(['billing', 'billing'])
  expect(names('section details')).toEqual(['faq', 'faq', 'faq', 'faq'])
})

it('PRICE-05 PRICE-06 has both prices in its HTML, without scripts', () => {
  const premium = within(prerendered()).getByText('Premium').closest('article')
  expect([...(premium?.querySelectorAll('strong') ?? [])].map((price) => price.textContent)).toEqual(['$6.99', '$3.50'])
})

it('has every explanation in its HTML, collapsed', () => {
  const folded = within(prerendered()).getAllByText(
    'Workouts and videos stay on your phone, for where the signal ends.',
  )
  expect(folded.map((text) => text.closest('details')?.querySelector('summary')?.textContent)).toEqual([
    'Offline mode',
    'Offline mode',
  ])
})

it('hydrates without a mismatch, and keeps the selected period and the open question', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = html()
  within(container).getByRole('radio', { name: 'Monthly' }).click()
  within(container).getByText('Where do I pay?').closest('details')?.removeAttribute('open')

  const onRecoverableError = vi.fn()
  render(<Pricing />, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  expect(screen.getByText('Where do I pay?').closest('details')).not.toHaveAttribute('open')
})

it('uses the messages and plans of a translation, overridden by its props', () => {
  const german = translate(pricingMessages, {
    title: 'Dein Tempo.',
    lead: 'Frei.',
    plans: plans.slice(0, 1).map((plan) => ({ ...plan, name: 'Gratis' })),
  })
  const texts = textsIn(
    prerendered(
      <TranslationsContext value={[german]}>
        <Pricing messages={{ lead: 'Los.' }} />
      </TranslationsContext>,
    ),
  )
  expect(texts.slice(0, 11)).toEqual([
    'Dein Tempo.',
    'Los.',
    ...stores,
    'Billing period',
    'Monthly',
    'Yearly',
    'Gratis',
    'Find your feet.',
  ])
})

it('shows the host’s plans in the host’s currency, with links to the host’s page', () => {
  const page = prerendered(
    <ConfigContext value={mockConfig({ locale: 'de-DE', currency: 'EUR', routes: { ...paths, download: '/holen' } })}>
      <Pricing plans={plans.slice(1, 2).map((plan) => ({ ...plan, yearlyPrice: 5.5 }))} />
    </ConfigContext>,
  )
  const texts = textsIn(page)
  expect(texts).toEqual(expect.arrayContaining(['6,99 €', '5,50 €', '66 € billed yearly. You save 17,88 € a year.']))
  expect([...page.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toEqual(['/holen'])
  expect(page.textContent).not.toContain('$')
})

it('PRICE-06 writes prices in the format of its texts', () => {
  const page = <Pricing plans={plans.slice(1, 2)} messages={{ priceFormat: { minimumFractionDigits: 0 } }} />
  expect(textsIn(prerendered(page))).toEqual(expect.arrayContaining(['$6.99', '$3.5']))
})

it('places the badge in the sentences of a translation', () => {
  const messages = {
    notes: { ...pricingMessages.notes, monthly: 'Jährlich: {save}!' },
    billedYearly: (total: string) => `${total} im Jahr, {save}.`,
  }
  const texts = textsIn(prerendered(<Pricing plans={plans.slice(1, 2)} messages={messages} />))
  const first = texts.indexOf('Jährlich:')
  expect(texts.slice(first, first + 5)).toEqual(['Jährlich:', '$42 im Jahr,', 'Save 40%', '!', '.'])
})
