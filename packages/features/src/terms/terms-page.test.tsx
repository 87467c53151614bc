import { render, renderHook, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { translate } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import { TermsPage } from './terms-page.tsx'
import { termsMessages } from './terms.ts'
import { useTerms } from './use-terms.ts'

const show = () =>
  render(<TermsPage messages={termsMessages} party={{ product: 'Summit', email: 'hello@summit.test' }} />)
const section = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).closest('section')

it('TERMS-01 TERMS-02 has 15 sections and a date', () => {
  show()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(15)
  expect(screen.getByText('Last updated January 15, 2025')).toBeInTheDocument()
})

it.each([
  ['TERMS-03', /What Premium costs/, 'Monthly$6.99/month'],
  ['TERMS-04', /What Premium costs/, 'Annual$44.99/year'],
  ['TERMS-05', /What Premium costs/, 'Lifetime$199.99 one-time'],
  ['TERMS-06', /changes to these terms/, '30 days notice of material changes'],
  ['TERMS-07', /Support/, 'support team answers questions about accounts and subscriptions within 5 business days'],
  ['TERMS-08', /Renewal/, 'at least 24 hours before the current period ends'],
])('%s states in %s: %s', (_, name, words) => {
  show()
  expect(section(name)).toHaveTextContent(words)
})

it('leads to each section from a list of them', () => {
  show()
  const links = within(screen.getByRole('navigation', { name: termsMessages.contents })).getAllByRole('link')
  expect(links).toHaveLength(15)
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(target?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
})

it('speaks the words of a translation', () => {
  const { result } = renderHook(useTerms, {
    wrapper: ({ children }) => (
      <TranslationsContext value={[translate(termsMessages, { title: 'Nutzungsbedingungen' })]}>
        {children}
      </TranslationsContext>
    ),
  })
  expect(result.current.title).toBe('Nutzungsbedingungen')
  expect(result.current.updated).toBe('Last updated January 15, 2025')
})
