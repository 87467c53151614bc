import { Combobox } from '@summit/ui/combobox'

const mountains = [
  { value: 'elbrus', label: 'Elbrus' },
  { value: 'ortler', label: 'Ortler' },
  { value: 'triglav', label: 'Triglav' },
]

export const Example = () => <Combobox label="Mountain" name="mountain" options={mountains} />
