import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockBrand } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { translate } from '../shared/config/messages.ts'
import { Terms } from './terms-page.tsx'
import { termsMessages } from './terms.ts'

const show = (brand = mockBrand) => render(<Terms />, { config: { brand } })
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
])('%s states in %s: %s', (_, name, texts) => {
  show()
  expect(section(name)).toHaveTextContent(texts)
})

it('links to each section from the table of contents', () => {
  show()
  const links = within(screen.getByRole('navigation', { name: termsMessages.contents })).getAllByRole('link')
  expect(links).toHaveLength(15)
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(target?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
})

it('names the brand and its email address', () => {
  show({ ...mockBrand, name: 'Acme', contact: { ...mockBrand.contact, email: 'legal@acme.example' } })
  expect(section(/What you agree to/)).toHaveTextContent('a contract between you and Acme')
  expect(section(/Governing law/)).toHaveTextContent('write to legal@acme.example')
  expect(screen.getByRole('main')).not.toHaveTextContent(/summit/i)
})

it('accepts texts from the provider and from its props', () => {
  const translations = [translate(termsMessages, { title: 'Nutzungsbedingungen', contents: 'Inhalt' })]
  render(<Terms messages={{ contents: 'Abschnitte' }} />, { translations })
  expect(screen.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Abschnitte' })).toBeVisible()
  expect(screen.getByText('Last updated January 15, 2025')).toBeVisible()
})
