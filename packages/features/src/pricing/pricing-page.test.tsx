import { render, renderHook, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
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

it('PRICE-05 PRICE-06 has both prices in its HTML, so that choosing one needs no script', () => {
  const premium = within(prerendered()).getByText('Premium').closest('article')
  expect([...(premium?.querySelectorAll('strong') ?? [])].map((price) => price.textContent)).toEqual(['$6.99', '$3.5'])
})

it('has every explanation in its HTML, folded up behind the words it explains', () => {
  const folded = within(prerendered()).getAllByText('Workouts and videos are kept on the phone. No signal needed.')
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
