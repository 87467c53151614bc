import { SegmentedControl } from '@summit/ui/segmented-control'
import { useState } from 'react'

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
]

export const Example = () => {
  const [period, setPeriod] = useState('yearly')
  return (
    <>
      <SegmentedControl label="Billing period" options={options} value={period} onValueChange={setPeriod} />
      <p>{period === 'yearly' ? '$59.99 per year' : '$6.99 per month'}</p>
    </>
  )
}
