import { render, renderHook, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { textsIn } from '../mocks/texts.ts'
import { translate } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import { PricingPage } from './pricing-page.tsx'
import { pricingMessages } from './pricing.ts'
import { usePricing } from './use-pricing.ts'

function Page() {
  return <PricingPage pricing={usePricing()} />
}

const prerendered = () => new DOMParser().parseFromString(renderToString(<Page />), 'text/html').body

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

it('reads from top to bottom as it was written', () => {
  expect(textsIn(prerendered())).toEqual([
    'Pick your pace.',
    'Free gets you moving. Premium looks at how you did and sets the next climb. You choose in the app; nothing is charged here.',
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
    '$3.5',
    'per month',
    'Save 40%',
    'with Yearly. Now billed monthly, cancel anytime.',
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

it('lets one period be chosen, and one answer be open, at a time', () => {
  const page = prerendered()
  const names = (selector: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute('name'))
  expect(names('input[type=radio]')).toEqual(['billing', 'billing'])
  expect(names('section details')).toEqual(['faq', 'faq', 'faq', 'faq'])
})

it('PRICE-05 PRICE-06 has both prices in its HTML, so that choosing one needs no script', () => {
  const premium = within(prerendered()).getByText('Premium').closest('article')
  expect([...(premium?.querySelectorAll('strong') ?? [])].map((price) => price.textContent)).toEqual(['$6.99', '$3.5'])
})

it('has every explanation in its HTML, folded up behind the words it explains', () => {
  const folded = within(prerendered()).getAllByText(
    'Workouts and videos stay on your phone, for where the signal ends.',
  )
  expect(folded.map((text) => text.closest('details')?.querySelector('summary')?.textContent)).toEqual([
    'Offline mode',
    'Offline mode',
  ])
})

it('hydrates without a mismatch, and keeps the period and the question that were chosen before', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Page />)
  within(container).getByRole('radio', { name: 'Monthly' }).click()
  within(container).getByText('Where do I pay?').closest('details')?.removeAttribute('open')

  const onRecoverableError = vi.fn()
  render(<Page />, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  expect(screen.getByText('Where do I pay?').closest('details')).not.toHaveAttribute('open')
})

it('speaks the words of a translation', () => {
  const { result } = renderHook(() => usePricing(), {
    wrapper: ({ children }) => (
      <TranslationsContext value={[translate(pricingMessages, { title: 'Dein Tempo.' })]}>
        {children}
      </TranslationsContext>
    ),
  })
  expect(result.current.messages).toMatchObject({ title: 'Dein Tempo.', monthly: 'Monthly' })
})
