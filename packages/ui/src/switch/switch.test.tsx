import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { Switch } from './switch.tsx'

it('turns on and off by its label and by Space, and takes part in its form', async () => {
  const onCheckedChange = vi.fn()
  render(
    <form aria-label="Settings">
      <Switch label="Weekly summary" name="summary" hint="Every Monday." onCheckedChange={onCheckedChange} />
    </form>,
  )
  const control = screen.getByRole('switch', { name: 'Weekly summary' })
  expect(control).not.toBeChecked()
  expect(control).toHaveAccessibleDescription('Every Monday.')

  await userEvent.click(screen.getByText('Weekly summary'))
  expect(control).toBeChecked()
  expect(screen.getByRole('form')).toHaveFormValues({ summary: true })

  await userEvent.keyboard(' ')
  expect(control).not.toBeChecked()
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
})

it('stays as its caller says when controlled, and calls both handlers', async () => {
  const [onChange, onCheckedChange] = [vi.fn(), vi.fn()]
  const ref = createRef<HTMLInputElement>()
  render(<Switch label="Sync" checked onChange={onChange} onCheckedChange={onCheckedChange} ref={ref} />)
  await userEvent.click(screen.getByRole('switch'))
  expect(ref.current).toBeChecked()
  expect(onChange).toHaveBeenCalledOnce()
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('reads its error before its hint, and changes nothing while disabled', async () => {
  const onCheckedChange = vi.fn()
  render(<Switch label="Sync" hint="By Wi-Fi." error="Not saved" disabled onCheckedChange={onCheckedChange} />)
  const control = screen.getByRole('switch')
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('Not saved By Wi-Fi.')
  await userEvent.click(control)
  expect(onCheckedChange).not.toHaveBeenCalled()
})
