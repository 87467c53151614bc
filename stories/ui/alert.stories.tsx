import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert, type AlertProps } from '@summit/ui/alert'
import { AlertIcon, CheckIcon } from '@summit/ui/icons'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/alert.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A message in the place that it is about. */
const meta = {
  title: 'UI/Alert',
  component: Alert,
  parameters: { guide, layout: 'padded' },
  args: { children: 'Accounts are made in the app.', className: 'max-w-104' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

/** What belongs to the page. Not announced. */
export const Neutral: Story = {
  play: check(async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  }),
}

/** What one should know. Not announced. */
export const Info: Story = { args: { intent: 'info', children: 'Prices change on January 1.' } }

/** A result. */
export const Success: Story = {
  args: { intent: 'success', children: 'Your message has been sent.' },
}

/** A risk. */
export const Warning: Story = {
  args: { intent: 'warning', children: 'Your session ends in two minutes.' },
}

/** A failure. */
export const Danger: Story = {
  args: { intent: 'danger', children: 'Your changes could not be saved.' },
}

/** With an icon before the text. */
export const WithIcon: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Alert {...args} intent="success" icon={<CheckIcon className="text-success" />}>
        Your message has been sent.
      </Alert>
      <Alert {...args} intent="danger" icon={<AlertIcon className="text-danger" />}>
        Your changes could not be saved.
      </Alert>
    </div>
  ),
}

/** Smaller text beside a line, without a background. */
export const Plain: Story = { args: { variant: 'plain' } }

export const LongText: Story = {
  args: {
    className: 'max-w-48 wrap-anywhere',
    intent: 'danger',
    icon: <AlertIcon className="text-danger" />,
    children: 'Die Benachrichtigungseinstellungen konnten nicht gespeichert werden.',
  },
  play: check(async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.offsetWidth)
  }),
}

export const RightToLeft: Story = {
  args: { intent: 'warning', icon: <AlertIcon className="text-caution" /> },
  globals: { direction: 'rtl' },
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<AlertProps>
      rows={{
        Neutral: { intent: 'neutral', children: 'Accounts are made in the app.' },
        Info: { intent: 'info', children: 'Prices change on January 1.' },
        Success: { intent: 'success', children: 'Your changes were saved.' },
        Warning: { intent: 'warning', children: 'Your plan ends today.' },
        Danger: { intent: 'danger', children: 'Your changes could not be saved.' },
      }}
      states={['Rest']}
      columns={{ Plain: { variant: 'plain' }, 'With icon': { icon: <AlertIcon /> } }}
      cell={(props) => <Alert {...props} role="none" className="w-72" />}
    />
  ),
}
