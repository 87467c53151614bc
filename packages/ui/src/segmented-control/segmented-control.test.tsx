import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SegmentedControl } from './segmented-control.tsx'

const period = (
  <SegmentedControl
    label="Billing period"
    name="billing"
    options={[
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ]}
    defaultValue="yearly"
  />
)
const radio = (name: string) => screen.getByRole('radio', { name })

it('PRICE-01 renders its options as radio buttons in a group, one of them selected', () => {
  render(period)
  const radios = within(screen.getByRole('group', { name: 'Billing period' })).getAllByRole('radio')
  expect(radios).toEqual([radio('Monthly'), radio('Yearly')])
  expect(radio('Yearly')).toBeChecked()

  radio('Monthly').click()
  expect(radio('Monthly')).toBeChecked()
  expect(radio('Yearly')).not.toBeChecked()
})

it('selects its `value` if controlled', () => {
  const onValueChange = vi.fn()
  const controlled = (value: string, disabled = false) => (
    <SegmentedControl
      label="Billing period"
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: 'Yearly' },
      ]}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
    />
  )
  const { rerender } = render(controlled('yearly'))
  fireEvent.click(radio('Monthly'))
  expect(onValueChange.mock.calls).toEqual([['monthly']])
  expect(radio('Yearly')).toBeChecked()

  rerender(controlled('monthly', true))
  expect(radio('Monthly')).toBeChecked()
  expect(radio('Yearly')).toBeDisabled()
})

it('belongs to the form that `form` names', () => {
  render(
    <>
      <form id="plan" aria-label="Plan" />
      <SegmentedControl
        label="Billing period"
        name="billing"
        form="plan"
        options={[{ value: 'yearly', label: 'Yearly' }]}
        defaultValue="yearly"
      />
    </>,
  )
  expect(new FormData(screen.getByRole('form')).get('billing')).toBe('yearly')
})
