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
    'Free gets you moving. Premium reads how you did and sets the next climb. You choose inside the app; nothing is charged here.',
    'Billing period',
    'Monthly',
    'Yearly',
    'Free',
    'Find your feet.',
    '$0',
    'for good',
    'No card, no trial clock.',
    '50+ exercises',
    'Barcode food log',
    'Point the camera at a packet, and what is in it is logged.',
    'Quick workouts',
    'For the gap between two meetings: short, and no gear.',
    'Not included:',
    'AI-powered workouts',
    'Each session is set by how the last one went: steeper when you are fresh, easier when you are not.',
    'Not included:',
    'Progress analytics',
    'What you did, drawn as one line, beside the month before.',
    'Not included:',
    'Offline mode',
    'Workouts and videos are kept on the phone, for where the signal ends.',
    'Start free',
    'Premium',
    'Popular',
    'For everyone who wants the next session to know about the last.',
    '$6.99',
    'per month',
    '$3.5',
    'per month',
    'Billed monthly, stop any time.',
    'Save 40%',
    'Billed yearly, $41.88 less than monthly.',
    '1000+ exercises on video',
    'AI-powered workouts',
    'Each session is set by how the last one went: steeper when you are fresh, easier when you are not.',
    'Barcode and voice log',
    'Point the camera at a packet, or say what you ate. Both end up in the same log.',
    'Progress analytics',
    'What you did, drawn as one line, beside the month before.',
    'Social challenges',
    'Rope up with friends for one goal, and add your metres to theirs.',
    'Offline mode',
    'Workouts and videos are kept on the phone, for where the signal ends.',
    'Multi-device sync',
    'Start on the phone, go on with the tablet. There is nothing to copy.',
    'Health platforms',
    'Reads and writes sleep, heart rate and steps, where you allow it.',
    'Try it with a 7-day free trial',
    'Lifetime',
    'Pay once, climb for good.',
    '$199',
    'once',
    'No renewal to remember.',
    'All of Premium',
    'Every later feature',
    'All your devices',
    'No subscription',
    'Get Lifetime',
    'Questions before you rope in',
    'Where do I pay?',
    'In the app, through the store it came from. This site never asks for a card.',
    'What happens after the 7-day free trial?',
    'Premium begins at the price shown, unless you cancel at least 24 hours before the trial ends.',
    'Can I go back to Free?',
    'Yes, at the end of a period. Your log and your height stay; the plan stops adapting.',
    'Does Lifetime include what comes later?',
    'Yes. Every feature that comes to Premium is in Lifetime too.',
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
    'Workouts and videos are kept on the phone, for where the signal ends.',
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
