import { Select } from '@summit/ui/select'

export const Example = () => (
  <Select label="Country" name="country" placeholder="Choose a country" autoComplete="country-name" required>
    <option>Austria</option>
    <option>Nepal</option>
  </Select>
)
