import { render, renderHook, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { translate } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import { PrivacyPage } from './privacy-page.tsx'
import { privacyMessages } from './privacy.ts'
import { usePrivacy } from './use-privacy.ts'

const party = { product: 'Summit', shortName: 'summit', email: 'hello@summit.test', address: '1 Ridge Street' }

it('PRIVACY-01 names what is stored as the product’s own code names it', () => {
  render(<PrivacyPage messages={privacyMessages} party={{ ...party, product: 'Basecamp', shortName: 'basecamp' }} />)
  const names = screen.getAllByRole('term').map((term) => term.textContent)
  expect(names).toEqual([
    'basecamp-user',
    'basecamp-token',
    'newsletter-popup-seen',
    'basecamp-recovery-…',
    'basecamp-contact-draft',
    'basecamp_session',
    'basecamp_oauth',
  ])
  expect(screen.getByText(/The Basecamp app has its own privacy policy/)).toBeInTheDocument()
})

it('says from when it is, and who is responsible', () => {
  render(<PrivacyPage messages={privacyMessages} party={party} />)
  expect(screen.getByText(/Last updated [A-Z][a-z]+ \d+, \d{4}\./)).toBeInTheDocument()
  expect(screen.getByText(/controller of your personal data is Summit, 1 Ridge Street /)).toBeInTheDocument()
})

it('leads to each section from a list of them', () => {
  render(<PrivacyPage messages={privacyMessages} party={party} />)
  const list = within(screen.getByRole('navigation', { name: privacyMessages.contents }))
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  )
})

it('speaks the words of a translation', () => {
  const { result } = renderHook(usePrivacy, {
    wrapper: ({ children }) => (
      <TranslationsContext value={[translate(privacyMessages, { title: 'Datenschutz' })]}>
        {children}
      </TranslationsContext>
    ),
  })
  expect(result.current.title).toBe('Datenschutz')
  expect(result.current.contents).toBe(privacyMessages.contents)
})
