import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsletterFormView, newsletterMessages, NewsletterView } from '@summit/features/newsletter'
import { states, mockHandle } from '@summit/features/newsletter/fixtures'
import { planPictures } from '@summit/workout-plan/pictures'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { check } from '../check.ts'
import { findDialog } from '../find-dialog.ts'
import { withToast } from '../with-toast.tsx'

/**
 * The newsletter pop-up in each of its states. Its timing and toasts are in
 * [Flows/Newsletter](./?path=/docs/flows-newsletter--docs).
 */
const meta = {
  title: 'Features/Newsletter',
  component: NewsletterView,
  args: { newsletter: mockHandle(states.idle) },
} satisfies Meta<typeof NewsletterView>
export default meta
type Story = StoryObj<typeof meta>

/** Not open: renders nothing, so there is nothing to show. */
export const HiddenTest: Story = {
  tags: ['!dev', '!autodocs', 'NEWS-13'],
  args: { newsletter: mockHandle(states.hidden) },
  play: check(async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }),
}

/** Open, with an empty form. */
export const Open: Story = {}

/** Pictures of the plan's pages, as on the site: beside the form in wide windows. */
export const WithPages: Story = { args: { pages: planPictures } }

/** The request is pending. The pop-up can still be closed. */
export const Sending: Story = { args: { newsletter: mockHandle(states.pending) } }

/** Subscribed: the pop-up is closed, and a toast says so. */
export const Success: Story = {
  tags: ['NEWS-18'],
  args: { newsletter: mockHandle(states.success) },
  decorators: [
    withToast({
      intent: 'neutral',
      title: newsletterMessages.successTitle,
      text: newsletterMessages.successText,
    }),
  ],
  play: check(async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }),
}

/** The server refused the email address. The error stays at the field until it is edited. */
export const Failure: Story = {
  tags: ['NEWS-23', 'NEWS-25'],
  args: { newsletter: mockHandle(states.error) },
  play: check(async () => {
    const dialog = await popup()
    const email = dialog.getByLabelText('Email')
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription('Please enter one email address, such as you@example.org.')
    await expect(dialog.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
  }),
}

/** The form alone, in a page. */
export const FormAlone: Story = {
  render: ({ newsletter }) => (
    <div className="max-w-96 p-6">
      <NewsletterFormView newsletter={newsletter} />
    </div>
  ),
}

/** Focus is trapped inside the pop-up. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs', 'NEWS-01'],
  play: async () => {
    const dialog = await popup()
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
    for (const name of ['Get Free Workout PDF', 'Close']) {
      await userEvent.tab()
      await expect(dialog.getByRole('button', { name })).toHaveFocus()
    }
    for (const label of ['Name', 'Email']) {
      await userEvent.tab()
      await expect(dialog.getByLabelText(label)).toHaveFocus()
    }
  },
}

/** A small phone with 200 % text: the pop-up scrolls and its close button stays visible. */
export const SmallPhoneLargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: 'x2' },
  play: check(async () => {
    const dialog = await popup()
    const { left, right } = screen.getByRole('dialog').getBoundingClientRect()
    for (const part of [dialog.getByLabelText('Email'), dialog.getByRole('button', { name: 'Get Free Workout PDF' })]) {
      await expect(part.getBoundingClientRect().left).toBeGreaterThan(left)
      await expect(part.getBoundingClientRect().right).toBeLessThan(right)
    }
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
    // No word is broken: the heading has as many lines as with `word-break: keep-all`.
    const heading = dialog.getByRole('heading')
    const height = heading.offsetHeight
    heading.style.overflowWrap = 'normal'
    await expect([heading.offsetHeight, heading.scrollWidth]).toEqual([height, heading.clientWidth])
    heading.style.overflowWrap = ''
  }),
}

/** In Arabic, right to left. */
export const Arabic: Story = {
  tags: ['ACCOUNT-33'],
  globals: { language: 'ar' },
  args: { newsletter: mockHandle(states.idle) },
  play: check(async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'إغلاق' })).toBeVisible())
  }),
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }

/** The dialog, once it is visible. */
async function popup() {
  const dialog = await findDialog('Get Your FREE Workout PDF')
  await waitFor(() => expect(within(dialog).getByRole('heading')).toBeVisible())
  return within(dialog)
}
