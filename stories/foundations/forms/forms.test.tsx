import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { FormDataForm } from './form-data.tsx'
import { ReactActionForm } from './react-action.tsx'
import { ReactHookForm } from './react-hook-form.tsx'
import { TanStackForm } from './tanstack-form.tsx'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe.each([
  ['FormData', FormDataForm],
  ['an action of React', ReactActionForm],
  ['React Hook Form', ReactHookForm],
  ['TanStack Form', TanStackForm],
])('a form with %s', (_, Form) => {
  it('shows the server’s errors at their fields, keeps what was typed, and is sent again', async () => {
    render(<Form />)
    await userEvent.type(field('Name'), 'Ada')
    await userEvent.type(field('Email'), 'ada@example.com')
    await userEvent.selectOptions(field('Level'), 'fit')
    await userEvent.click(field('Remind me of my workouts'))
    await save()
    expect(await screen.findByText('Somebody else has this address.')).toBeVisible()
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription('Somebody else has this address.')
    await waitFor(() => expect(field('Email')).toHaveFocus())
    expect(field('Name')).toBeValid()
    expect(screen.getByRole('button').closest('form')).toHaveFormValues({
      name: 'Ada',
      email: 'ada@example.com',
      level: 'fit',
      reminders: true,
    })

    await userEvent.clear(field('Email'))
    await userEvent.type(field('Email'), 'ada@example.org')
    await save()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(field('Email')).toBeValid()
  })

  it('shows what is missing at its field', async () => {
    render(<Form />)
    await save()
    expect(await screen.findByText('Enter your name.')).toBeVisible()
    expect(field('Name')).toBeInvalid()
    await waitFor(() => expect(field('Name')).toHaveFocus())
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })
})
