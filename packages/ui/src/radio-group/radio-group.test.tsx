import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

const options = [
  { value: 'run', label: 'Running' },
  { value: 'climb', label: 'Climbing' },
]
const sport = (props: Partial<RadioGroupProps> = {}) => (
  <RadioGroup label="Sport" name="sport" options={options} {...props} />
)
const radio = (name: string) => screen.getByRole('radio', { name })

it('is labelled, and reports the selected value', async () => {
  const onValueChange = vi.fn()
  render(sport({ defaultValue: 'run', onValueChange }))
  expect(screen.getByRole('radiogroup', { name: 'Sport' })).toBeVisible()
  expect(radio('Running')).toBeChecked()

  await userEvent.click(screen.getByText('Climbing'))
  expect(radio('Climbing')).toBeChecked()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('climb')
})

it('announces an error that appears while an option has the focus', () => {
  const { rerender } = render(sport())
  radio('Running').focus()
  rerender(sport({ error: 'Choose a sport.' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a sport.')
})

it('belongs to a form elsewhere in the page', () => {
  render(
    <>
      <form id="profile" aria-label="Profile" />
      {sport({ form: 'profile', defaultValue: 'climb' })}
    </>,
  )
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('sport')).toBe('climb')
})

it('shows the controlled value only', async () => {
  function Owner() {
    const [value, setValue] = useState('run')
    return (
      <>
        {sport({ value, onValueChange: () => {} })}
        <button onClick={() => setValue('climb')}>Climb</button>
      </>
    )
  }
  render(<Owner />)
  await userEvent.click(radio('Climbing'))
  expect(radio('Running')).toBeChecked()

  await userEvent.click(screen.getByRole('button', { name: 'Climb' }))
  expect(radio('Climbing')).toBeChecked()
})

it('has its error and hint as description', () => {
  render(sport({ required: true, error: 'Choose a sport', hint: 'It can be changed later.' }))
  const group = screen.getByRole('radiogroup')
  expect(group).toBeInvalid()
  expect(group).toBeRequired()
  expect(group).toHaveAccessibleDescription('Choose a sport It can be changed later.')
  expect(radio('Running')).toBeRequired()
})

it('keeps a selection made before hydration', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(sport({ defaultValue: 'run' }))
  container.querySelector<HTMLElement>('[value=climb]')?.click()

  const onRecoverableError = vi.fn()
  render(sport({ defaultValue: 'run' }), { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(radio('Climbing')).toBeChecked()
})
