import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox/checkbox.tsx'
import { TextField } from './field/text-field.tsx'
import { RadioGroup } from './radio-group/radio-group.tsx'
import { SegmentedControl } from './segmented-control/segmented-control.tsx'
import { Select } from './select/select.tsx'
import { Switch } from './switch/switch.tsx'

const sports = ['run', 'climb'].map((value) => ({ value, label: value }))

function Settings({ save }: { save: () => void }) {
  const [name, setName] = useState('')
  const [country, setCountry] = useState('Austria')
  const [isPublic, setPublic] = useState(false)
  const [isSummarized, setSummarized] = useState(true)
  const [sport, setSport] = useState('run')
  const [period, setPeriod] = useState('run')
  return (
    <form action={save} aria-label="Settings">
      <TextField label="Name" name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <Select label="Country" name="country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option>Austria</option>
        <option>Nepal</option>
      </Select>
      <Checkbox label="Public" name="public" checked={isPublic} onCheckedChange={setPublic} />
      <Switch label="Summary" name="summary" checked={isSummarized} onCheckedChange={setSummarized} />
      <RadioGroup label="Sport" name="sport" options={sports} value={sport} onValueChange={setSport} />
      <SegmentedControl label="Period" name="period" options={sports} value={period} onValueChange={setPeriod} />
      <button>Save</button>
    </form>
  )
}

it.each([
  [
    'an action',
    async (save: () => void) => {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(save).toHaveBeenCalled())
    },
  ],
  ['a reset', () => screen.getByRole<HTMLFormElement>('form').reset()],
])('a controlled field stays as its caller says after %s', async (_, send) => {
  const save = vi.fn()
  render(<Settings save={save} />)
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Nepal')
  await userEvent.click(screen.getByLabelText('Public'))
  await userEvent.click(screen.getByLabelText('Summary'))
  for (const radio of screen.getAllByLabelText('climb')) await userEvent.click(radio)
  const values = { name: 'Ada', country: 'Nepal', public: true, summary: false, sport: 'climb', period: 'climb' }
  expect(screen.getByRole('form')).toHaveFormValues(values)

  await send(save)
  // React resets the form once the action has ended.
  await act(async () => {})
  expect(screen.getByRole('form')).toHaveFormValues(values)
})

it.each([
  ['from the start', true],
  ['once it has its options', false],
])('a controlled select stays as its caller says after a reset, %s', (_, isLoaded) => {
  const form = (isLoaded: boolean) => (
    <form aria-label="Settings">
      <Select label="Country" name="country" value="Nepal" onChange={() => {}}>
        {isLoaded && ['Austria', 'Nepal'].map((country) => <option key={country}>{country}</option>)}
      </Select>
    </form>
  )
  const { rerender } = render(form(isLoaded))
  rerender(form(true))
  screen.getByRole<HTMLFormElement>('form').reset()
  expect(screen.getByLabelText('Country')).toHaveValue('Nepal')
})
