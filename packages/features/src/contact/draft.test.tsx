import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mockBrand } from '../mocks/mock-ports.ts'
import { browserStorage } from '../shared/storage/storage.browser.ts'
import { contactMessages } from './contact.ts'
import { ContactForm } from './contact-form.tsx'
import { createDraft } from './draft.ts'
import { useContact } from './use-contact.ts'

afterEach(() => window.sessionStorage.clear())

function Form({ area }: { area: () => Storage }) {
  const draft = createDraft({ tabStorage: browserStorage(area), brand: mockBrand })
  return <ContactForm contact={useContact({ draft, send: async () => ({ ok: true }), notify: () => {} })} />
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

it('keeps what was written for when the visitor comes back', () => {
  const area = () => window.sessionStorage
  const { unmount } = render(<Form area={area} />)
  type('Email', 'ada@example.org')
  type('Message', 'It clicks.\nA lot & loudly.')
  unmount()

  render(<Form area={area} />)
  expect(field('Email').value).toBe('ada@example.org')
  expect(field('Message').value).toBe('It clicks.\nA lot & loudly.')
  expect(field('Name').value).toBe('')
})

it('forgets it once it was sent', async () => {
  const area = () => window.sessionStorage
  render(<Form area={area} />)
  for (const label of ['Name', 'Subject', 'Message']) type(label, 'My knee')
  type('Email', 'ada@example.org')
  expect(window.sessionStorage).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByRole('heading', { name: contactMessages.sentTitle })
  expect(window.sessionStorage).toHaveLength(0)
})

it('works without a draft where the browser gives no storage', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  render(<Form area={blocked} />)
  type('Name', 'Ada')
  expect(field('Name').value).toBe('Ada')
})
