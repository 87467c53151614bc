import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderSignInCode, type SignInCodeProps } from '@summit/emails'
import { expect } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { check } from '../check.ts'
import { MailFrame, MailText, addAxe, mailParameters, openFrame, prefersDark } from './mail-frame.tsx'

/** The mail with a code for signing in. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Sign-in code mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderSignInCode(facts)} isDark={prefersDark(globals)} />,
  args: { siteUrl: 'https://summit.example', code: '012345', brand: summit },
} satisfies Meta<SignInCodeProps>
export default meta
type Story = StoryObj<typeof meta>

/** The HTML part. */
export const Page: Story = {
  tags: ['ACCOUNT-25'],
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('012345 is your Summit code'))
    await expect(mail.getByText('012345')).toBeVisible()
    await expect(mail.queryByRole('link')).not.toBeInTheDocument()
  }),
}

/** In dark mode. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
  play: check(async ({ args }) => {
    await expect(JSON.stringify(renderSignInCode(args))).not.toMatch(/summit/i)
  }),
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderSignInCode(facts)} /> }
