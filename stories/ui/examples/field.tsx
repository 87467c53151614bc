import { Field } from '@summit/ui/field'

export const Example = () => (
  <Field label="Country" hint="Where you train most." control={{ name: 'country' }}>
    {(control) => (
      <select {...control}>
        <option>Austria</option>
        <option>Nepal</option>
      </select>
    )}
  </Field>
)
