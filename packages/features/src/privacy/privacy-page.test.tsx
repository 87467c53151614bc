import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockBrand, mockConfig } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import type { Config } from '../shared/config/use-config.ts'
import { translate } from '../shared/config/messages.ts'
import { Privacy } from './privacy-page.tsx'
import { privacyMessages } from './privacy.ts'

const show = (config: Partial<Config> = {}) => render(<Privacy />, { config })

it('PRIVACY-01 names the storage keys and cookies that the code uses', () => {
  show({ brand: { ...mockBrand, name: 'Basecamp', shortName: 'basecamp' }, storagePrefix: 'camp' })
  const names = screen.getAllByRole('term').map((term) => term.textContent)
  expect(names).toEqual([
    'camp-user',
    'camp-token',
    'camp-newsletter-popup-seen',
    'camp-recovery-…',
    'camp-contact-draft',
    'basecamp_session',
    'basecamp_oauth',
  ])
  expect(screen.getByText(/The Basecamp app has its own privacy policy/)).toBeInTheDocument()
})

const subject = { ...mockConfig(), newsletterSeenKey: 'seen' }
it.each([
  [true, /^The contact form sends us your name/],
  [false, /^The sign-up form and the contact form are demos/],
])('says what the contact form sends, or that it is a demo: %j', (sendsEnquiries, text) => {
  const { sections } = privacyMessages
  const titles = (sends: boolean) => sections({ ...subject, sendsEnquiries: sends }).map(({ title }) => title)
  show({ sendsEnquiries })
  expect(screen.getByText(text)).toBeVisible()
  const other = titles(!sendsEnquiries).find((title) => !titles(sendsEnquiries).includes(title)) ?? ''
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings.filter((heading) => heading.endsWith(other))).toEqual([])
})

it('says what sign-up stores, or that it is a demo', () => {
  show({ createsAccounts: true, sendsEnquiries: true })
  const names = screen.getAllByRole('term').map((term) => term.textContent)
  expect(names).toEqual(
    expect.arrayContaining(['summit-verification-…', 'summit-last-provider', 'summit_signup', 'summit_second_step']),
  )
  expect(screen.getByRole('heading', { name: /If you sign up$/ })).toBeVisible()
  expect(screen.getByText(/^Up to seven items/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/sign-up form/)
})

it('states its date and the controller', () => {
  show()
  expect(screen.getByText(/Last updated [A-Z][a-z]+ \d+, \d{4}\./)).toBeInTheDocument()
  expect(
    screen.getByText(/controller of your personal data is Summit, 1 Ridge Street, Bishop, CA 93514 /),
  ).toBeInTheDocument()
})

it('names a controller without a postal address', () => {
  show({ brand: { ...mockBrand, name: 'Acme', contact: { email: 'privacy@acme.example' } } })
  expect(screen.getByText(/controller of your personal data is Acme \(/)).toHaveTextContent('to privacy@acme.example.')
})

it('links to each section from the table of contents', () => {
  show()
  const list = within(screen.getByRole('navigation', { name: privacyMessages.contents }))
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  )
})

it('accepts texts from the provider and from its props', () => {
  const translations = [translate(privacyMessages, { title: 'Datenschutz', contents: 'Inhalt' })]
  render(<Privacy messages={{ contents: 'Abschnitte' }} />, { translations })
  expect(screen.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Abschnitte' })).toBeVisible()
})
