import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Field } from './index.ts'

const select = (
  <select>
    <option>Austria</option>
    <option>Nepal</option>
  </select>
)

it('labels any control, and describes it by its error before its hint', async () => {
  render(
    <Field.Root>
      <Field.Label>Country</Field.Label>
      <Field.Control render={select} name="country" />
      <Field.Hint>Where you train.</Field.Hint>
      <Field.Error>Choose a country.</Field.Error>
    </Field.Root>,
  )
  const control = screen.getByRole('combobox', { name: 'Country' })
  expect(control).toHaveAccessibleDescription('Choose a country. Where you train.')
  expect(control).toBeInvalid()
  expect(control).toHaveAttribute('name', 'country')
  await userEvent.click(screen.getByText('Country'))
  expect(control).toHaveFocus()
})

it('names a control that is no native one, and keeps the id and the description that it has', () => {
  render(
    <Field.Root>
      <Field.Label>Effort</Field.Label>
      <Field.Control
        render={({ disabled, ...props }) => (
          <div {...props} role="slider" aria-disabled={disabled} aria-valuenow={5} tabIndex={0} />
        )}
      />
    </Field.Root>,
  )
  expect(screen.getByRole('slider', { name: 'Effort' })).not.toHaveClass('ui-control')

  render(
    <Field.Root>
      <Field.Label>Start</Field.Label>
      <Field.Control render={<input id="start" type="date" aria-describedby="note" />} />
      <Field.Hint>The first day.</Field.Hint>
      <p id="note">In your time zone.</p>
    </Field.Root>,
  )
  expect(screen.getByLabelText('Start')).toHaveAttribute('id', 'start')
  expect(screen.getByText('Start')).toHaveAttribute('for', 'start')
  expect(screen.getByLabelText('Start')).toHaveAccessibleDescription('The first day. In your time zone.')
})

it('announces an error that appears while the control has the focus', () => {
  const field = (error?: string) => (
    <Field.Root>
      <Field.Label>Start</Field.Label>
      <Field.Control id="start" />
      <Field.Error>{error}</Field.Error>
    </Field.Root>
  )
  const { rerender } = render(field())
  screen.getByLabelText('Start').focus()
  rerender(field('Choose a day.'))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a day.')
})

it('follows parts that come and go', () => {
  const field = (children: ReactNode) => (
    <Field.Root data-testid="field">
      <Field.Label>Name</Field.Label>
      <Field.Control />
      {children}
    </Field.Root>
  )
  const { rerender } = render(field(<Field.Error>{undefined}</Field.Error>))
  const control = screen.getByRole('textbox', { name: 'Name' })
  expect(control).toBeValid()
  expect(control).not.toHaveAttribute('aria-describedby')

  rerender(field(<Field.Error>Enter a name.</Field.Error>))
  expect(control).toHaveAccessibleDescription('Enter a name.')
  expect(screen.getByTestId('field')).toHaveAttribute('data-invalid')

  rerender(field(null))
  expect(control).toBeValid()
  expect(control).not.toHaveAttribute('aria-describedby')
  expect(screen.getByTestId('field')).not.toHaveAttribute('data-invalid')
})

it('has its states as attributes of all parts, and gives them to the control', () => {
  const { container } = render(
    <Field.Root invalid disabled>
      <Field.Label>Name</Field.Label>
      <Field.Control />
      <Field.Hint>As on your card.</Field.Hint>
      <Field.Error>Enter a name.</Field.Error>
    </Field.Root>,
  )
  const parts = [...container.querySelectorAll('[data-slot^=field]')].map((part) => part.getAttribute('data-slot'))
  expect(parts).toEqual(['field-root', 'field-label', 'field-control', 'field-hint', 'field-error'])
  expect(container.querySelectorAll('[data-slot^=field][data-invalid][data-disabled]')).toHaveLength(5)
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).toBeDisabled()
})

it('keeps what it knows where a wrapper passes undefined', () => {
  const nothing = { id: undefined, disabled: undefined, 'aria-invalid': undefined, 'aria-describedby': undefined }
  render(
    <Field.Root invalid disabled>
      <Field.Label>Name</Field.Label>
      <Field.Control {...nothing} aria-labelledby={undefined} render={undefined} />
    </Field.Root>,
  )
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  expect(screen.getByRole('textbox')).toBeDisabled()
})

it('is labelled and invalid on the server, and hydrates without a difference', () => {
  const field = (
    <Field.Root invalid>
      <Field.Label>Name</Field.Label>
      <Field.Control id="name" />
      <Field.Hint>As on your card.</Field.Hint>
    </Field.Root>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(field)
  document.body.append(root)
  expect(screen.getByLabelText('Name')).toBeInvalid()
  render(field, { container: root, hydrate: true })
  expect(screen.getByLabelText('Name')).toHaveAttribute('id', 'name')
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As on your card.')
})

it('says which part is outside of a field', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<Field.Label>Name</Field.Label>)).toThrow('Field.Label must be inside of Field.Root.')
})
