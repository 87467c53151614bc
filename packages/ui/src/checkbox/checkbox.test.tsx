import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'

it('merges its description with the caller’s, and forwards its ref', () => {
  const ref = createRef<HTMLInputElement>()
  const checkbox = (error?: string) => (
    <>
      <Checkbox label="I agree" hint="Twice a week." error={error} aria-describedby="note" ref={ref} />
      <p id="note">You can leave at any time.</p>
    </>
  )
  const { rerender } = render(checkbox())
  expect(ref.current).toBe(screen.getByRole('checkbox'))
  expect(ref.current).not.toHaveAttribute('aria-invalid')
  expect(ref.current).toHaveAccessibleDescription('Twice a week. You can leave at any time.')

  rerender(checkbox('Please agree'))
  expect(ref.current).toBeInvalid()
  expect(ref.current).toHaveAccessibleDescription('Please agree Twice a week. You can leave at any time.')
})

it('calls both handlers of a change', async () => {
  const [onChange, onCheckedChange] = [vi.fn(), vi.fn()]
  render(<Checkbox label="I agree" onChange={onChange} onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByText('I agree'))
  expect(onChange).toHaveBeenCalledOnce()
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
})

it('stands for several of which some are checked', async () => {
  function Days() {
    const [days, setDays] = useState({ Monday: true, Friday: false })
    const [all, some] = [days.Monday && days.Friday, days.Monday || days.Friday]
    return (
      <>
        <Checkbox
          label="Every day"
          checked={all}
          indeterminate={some && !all}
          onCheckedChange={(checked) => setDays({ Monday: checked, Friday: checked })}
        />
        <Checkbox
          label="Friday"
          checked={days.Friday}
          onCheckedChange={(checked) => setDays({ ...days, Friday: checked })}
        />
      </>
    )
  }
  render(<Days />)
  const every = screen.getByRole('checkbox', { name: 'Every day' })
  expect(every).toBePartiallyChecked()

  await userEvent.click(screen.getByText('Friday'))
  expect(every).not.toBePartiallyChecked()
  expect(every).toBeChecked()

  await userEvent.click(screen.getByText('Friday'))
  expect(every).toBePartiallyChecked()

  await userEvent.click(every)
  expect(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked()
})
