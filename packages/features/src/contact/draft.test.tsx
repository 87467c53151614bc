import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { prerender, render } from '../mocks/render.test.helper.tsx'
import { browserStorage } from '../shared/ports/storage.browser.ts'
import { ContactFormView } from './contact-form-view.tsx'
import { useContact } from './use-contact.ts'

afterEach(() => window.sessionStorage.clear())

function Form() {
  return <ContactFormView contact={useContact({ send: async () => ({ ok: true }) })} />
}

const storedIn = (area = () => window.sessionStorage) => ({ ports: { tabStorage: browserStorage(area) } })
const openDraft = (area?: () => Storage) => render(<Form />, storedIn(area))

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

it('keeps what was typed before hydration, and nothing of an empty form', () => {
  const hydrate = (filled: Record<string, string>) => {
    const container = document.createElement('div')
    container.innerHTML = prerender(<Form />, storedIn())
    document.body.append(container)
    for (const [label, value] of Object.entries(filled)) field(label).value = value
    render(<Form />, { ...storedIn(), container, hydrate: true }).unmount()
  }
  hydrate({})
  expect(window.sessionStorage).toHaveLength(0)
  hydrate({ Message: 'It clicks.' })
  openDraft()
  expect(field('Message').value).toBe('It clicks.')
})

it('deletes the draft with the last text', () => {
  openDraft()
  type('Name', 'Ada')
  type('Name', '')
  expect(window.sessionStorage).toHaveLength(0)
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

it('leaves a field for files and a hidden one of the host’s own alone', async () => {
  function OwnForm({ topic }: { topic: string }) {
    const { form } = useContact()
    return (
      <form ref={form} aria-label="Enquiry">
        <input type="hidden" name="topic" value={topic} />
        <input aria-label="Message" name="message" />
        <input aria-label="Picture" name="picture" type="file" />
      </form>
    )
  }
  const open = (topic: string) => render(<OwnForm topic={topic} />, storedIn())
  const { unmount } = open('billing')
  // As browsers do, which tell a page no more than the file's name.
  Object.defineProperty(field('Picture'), 'value', { value: 'C:\\fakepath\\knee.png' })
  type('Message', 'My knee')
  unmount()

  open('')
  expect(field('Message').value).toBe('My knee')
  expect(new FormData(screen.getByRole('form')).get('topic')).toBe('')
})
