import type { Meta, StoryObj } from '@storybook/react-vite'
import { newsletterMessages, NewsletterView } from '@summit/features/newsletter'
import { states, mockHandle } from '@summit/features/newsletter/fixtures'
import { planPictures } from '@summit/workout-plan/pictures'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
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
export const Open: Story = { args: { newsletter: mockHandle(states.idle, { submit: fn(), dismiss: fn() }) } }

export const OpenTest: Story = {
  ...Open,
  tags: [
    '!dev',
    '!autodocs',
    'NEWS-01',
    'NEWS-02',
    'NEWS-03',
    'NEWS-04',
    'NEWS-05',
    'NEWS-06',
    'NEWS-07',
    'NEWS-08',
    'NEWS-11',
    'NEWS-12',
    'NEWS-16',
    'CALLS-14',
  ],
  play: async ({ args: { newsletter }, step }) => {
    const dialog = await popup()
    const name = dialog.getByLabelText('Name')
    const email = dialog.getByLabelText('Email')

    await step('has its texts', async () => {
      await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
        'Join 5K+ fitness enthusiasts and get our exclusive workout guide delivered to your inbox',
      )
      await expect(dialog.getByText('No spam, unsubscribe anytime. We respect your privacy.')).toBeVisible()
    })
    await step('has an optional name and a required email field', async () => {
      await expect(name).not.toBeRequired()
      await expect(name).toHaveAttribute('placeholder', 'Your name (optional)')
      await expect(name).toHaveAttribute('maxlength', '80')
      await expect(email).toBeRequired()
      await expect(email).toHaveAttribute('type', 'email')
      await expect(email).toHaveAttribute('placeholder', 'Enter your email')
      await expect(email).toHaveAttribute('maxlength', '254')
    })
    await step('does not submit an incomplete form', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Get Free Workout PDF' }))
      await userEvent.type(email, 'not-an-address{Enter}')
      await expect(newsletter.submit).not.toHaveBeenCalled()
      await userEvent.clear(email)
    })
    await step('submits a blank name as null', async () => {
      await userEvent.type(name, '  ')
      await userEvent.type(email, 'ada@example.org{Enter}')
      await expect(newsletter.submit).toHaveBeenLastCalledWith({ email: 'ada@example.org', name: null })
    })
    await step('submits both values', async () => {
      await userEvent.type(name, 'Ada')
      await userEvent.click(dialog.getByRole('button', { name: 'Get Free Workout PDF' }))
      await expect(newsletter.submit).toHaveBeenLastCalledWith({ email: 'ada@example.org', name: 'Ada' })
      await expect(newsletter.submit).toHaveBeenCalledTimes(2)
    })
    await step('is dismissed by its button, Escape and a click outside', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await expect(newsletter.dismiss).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('{Escape}')
      await expect(newsletter.dismiss).toHaveBeenCalledTimes(2)
      const [scrim] = document.elementsFromPoint(4, 4)
      if (scrim) await userEvent.click(scrim)
      await expect(newsletter.dismiss).toHaveBeenCalledTimes(3)
    })
  },
}

/** Pictures of the plan's pages, as on the site: beside the form in wide windows. */
export const WithPages: Story = { args: { pages: planPictures } }

/** The request is pending. The pop-up can still be closed. */
export const Sending: Story = { args: { newsletter: mockHandle(states.pending, { submit: fn(), dismiss: fn() }) } }

export const SendingTest: Story = {
  ...Sending,
  tags: ['!dev', '!autodocs', 'NEWS-09', 'NEWS-10'],
  play: async ({ args: { newsletter } }) => {
    const dialog = await popup()
    const button = dialog.getByRole('button', { name: 'Getting Your PDF...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(dialog.getByLabelText('Email'), 'ada@example.org{Enter}')
    await userEvent.click(button)
    await expect(newsletter.submit).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(newsletter.dismiss).toHaveBeenCalledOnce()
  },
}

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
export const SmallPhoneLargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }

export const SmallPhoneLargeTextTest: Story = {
  ...SmallPhoneLargeText,
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const dialog = await popup()
    await userEvent.type(dialog.getByLabelText('Email'), 'ada@example.org')
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
  },
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
