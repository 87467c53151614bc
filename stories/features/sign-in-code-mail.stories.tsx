import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderSignInCode, type SignInCodeProps } from '@summit/emails'
import { basecamp, summit } from '../brands.ts'
import { MailFrame, MailText, addAxe, mailParameters, prefersDark } from './mail-frame.tsx'

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
}

/** In dark mode. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderSignInCode(facts)} /> }
