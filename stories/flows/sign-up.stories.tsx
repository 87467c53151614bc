import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { flow, type FlowArgs, getFlowPorts } from './flow-harness.tsx'

/** Signing up, which sends no request. The clock is mocked. */
const meta = {
  title: 'Flows/Sign up',
  ...flow,
  args: { path: '/auth/signup' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<typeof meta>

/** From the form to the toast and a cleared form. */
export const FromFormToToast: Story = {
  tags: ['SIGNUP-06', 'SIGNUP-11', 'SIGNUP-12', 'SIGNUP-13', 'SIGNUP-14'],
  play: async ({ canvas, loaded, step }) => {
    const { clock, storage } = getFlowPorts(loaded)
    await step('Fill in the form and create the account', () => fillIn('high and dry'))
    await step('After 1 s a toast welcomes the visitor', async () => {
      await expect(canvas.getByRole('button', { name: 'Creating account...' })).toBeVisible()
      clock.moveTo(999)
      await expect(canvas.getByRole('button', { name: 'Creating account...' })).toBeVisible()
      clock.moveTo(1000)
      await waitFor(() => expect(screen.getByText('Account created successfully!')).toBeVisible())
      await expect(screen.getByText("Welcome to Summit. Let's start your fitness journey.")).toBeVisible()
    })
    await step('The form is cleared and leads to the app; nothing is stored', async () => {
      await expect(canvas.getByLabelText('Full Name')).toHaveValue('')
      await expect(canvas.getByLabelText('Confirm Password')).toHaveValue('')
      await expect(canvas.getByRole('checkbox')).not.toBeChecked()
      await expect(canvas.getByRole('heading', { name: 'Now make it real' })).toHaveFocus()
      await expect(storage.items.size).toBe(0)
    })
  },
}

/** The passwords differ. */
export const PasswordsDiffer: Story = {
  tags: ['SIGNUP-09', 'SIGNUP-10'],
  play: async ({ canvas, step }) => {
    await step('Fill in the form with two different passwords', () => fillIn('high and dri'))
    await step('A toast and the field say so, and the form keeps its values', async () => {
      await waitFor(() => expect(screen.getByText('Error')).toBeVisible())
      await expect(screen.getAllByText('Passwords do not match')).toHaveLength(2)
      await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
      await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeEnabled()
      await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ada Keller')
    })
  },
}

async function fillIn(confirmation: string) {
  await userEvent.type(screen.getByLabelText('Full Name'), 'Ada Keller')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'high and dry')
  await userEvent.type(screen.getByLabelText('Confirm Password'), confirmation)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
}
