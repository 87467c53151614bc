import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { browserStorage } from '../shared/storage/storage.browser.ts'
import { PortsContext } from '../shared/use-ports.ts'
import { ContactForm } from './contact-form.tsx'
import { useContact } from './use-contact.ts'

afterEach(() => window.sessionStorage.clear())

function Form() {
  return <ContactForm contact={useContact({ send: async () => ({ ok: true }) })} />
}

const openDraft = (area = () => window.sessionStorage) =>
  render(
    <PortsContext value={mockPorts({ tabStorage: browserStorage(area) })}>
      <Form />
    </PortsContext>,
  )

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

it('restores the draft after remounting', () => {
  const { unmount } = openDraft()
  type('Email', 'ada@example.org')
  type('Message', 'It clicks.\nA lot & loudly.')
  unmount()

  openDraft()
  expect(field('Email').value).toBe('ada@example.org')
  expect(field('Message').value).toBe('It clicks.\nA lot & loudly.')
  expect(field('Name').value).toBe('')
})

it('deletes the draft after success', async () => {
  openDraft()
  for (const label of ['Name', 'Subject', 'Message']) type(label, 'My knee')
  type('Email', 'ada@example.org')
  expect(window.sessionStorage).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByRole('heading', { name: 'Message sent successfully!' })
  expect(window.sessionStorage).toHaveLength(0)
})

it('works without a draft if storage is blocked', () => {
  openDraft(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  type('Name', 'Ada')
  expect(field('Name').value).toBe('Ada')
})
