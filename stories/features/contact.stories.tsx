import type { Meta, StoryObj } from '@storybook/react-vite'
import { states, mockHandle } from '@summit/features/contact/fixtures'
import { ContactFormView, ContactView } from '@summit/features/contact'
import { Dialog } from '@summit/ui/dialog'
import { expect, fn } from 'storybook/test'
import { check } from '../check.ts'

/**
 * The contact form in each of its states. The whole page is under [Pages/Contact](./?path=/docs/pages-contact--docs).
 */
const meta = {
  title: 'Features/Contact',
  component: ContactView,
  args: { contact: mockHandle(states.idle) },
} satisfies Meta<typeof ContactView>
export default meta
type Story = StoryObj<typeof meta>

const labels = ['Name', 'Email', 'Subject', 'Message']

/** The form before it is sent. The browser validates required fields. */
export const Idle: Story = {}

/** The request is pending: the fields are read-only. */
export const Sending: Story = {
  tags: ['CONTACT-08', 'CONTACT-09', 'CONTACT-10'],
  args: { contact: mockHandle(states.pending, { submit: fn() }) },
  play: check(async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button.closest('form')).toHaveAttribute('aria-busy', 'true')
    for (const label of labels) await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly')
  }),
}

/** A form that sends its messages. It says nothing of a demo. */
export const WithoutDemoNote: Story = {
  args: { contact: mockHandle(states.idle, { isDemo: false }) },
  play: check(async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('demo')
  }),
}

/** Sending failed. The form keeps its values, and says so. */
export const Error: Story = {
  args: { contact: mockHandle(states.error, { isDemo: false }) },
}

/** The server refused a field. Its message is beside the field. */
export const FieldError: Story = {
  args: {
    contact: mockHandle({ ...states.error, message: 'Please use fewer words', field: 'subject' }, { isDemo: false }),
  },
}

/** The server has accepted the message. The form says nothing of a demo. */
export const MessageSent: Story = {
  args: { contact: mockHandle(states.success, { isDemo: false }) },
}

/** Sent. The form shows a confirmation and can be used again. */
export const Success: Story = {
  tags: ['CONTACT-08'],
  args: { contact: mockHandle(states.success) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Thanks for trying the form.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send Message' })).not.toHaveAttribute('aria-disabled')
    for (const label of labels) await expect(canvas.getByLabelText(label)).not.toHaveAttribute('readonly')
  }),
}

/** The form alone, in a dialog. */
export const FormInDialog: Story = {
  args: { contact: mockHandle(states.idle, { isDemo: false }) },
  render: ({ contact }) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Title className="mb-4">{contact.messages.formTitle}</Dialog.Title>
        <ContactFormView contact={contact} />
      </Dialog.Content>
    </Dialog.Root>
  ),
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }

/** In Arabic, right to left. An address in another script keeps its order. */
export const Arabic: Story = {
  tags: ['ACCOUNT-33'],
  globals: { language: 'ar' },
  play: check(async ({ canvas }) => {
    const address = canvas.getByText(/^1 Ridge Street/)
    const number = document.createRange()
    number.setEnd(address.firstChild ?? address, 1)
    number.setStart(address.firstChild ?? address, 0)
    await expect(number.getBoundingClientRect().left).toBeCloseTo(address.getBoundingClientRect().left, 0)
  }),
}
