import { Field } from '@summit/ui/field'

export const Example = () => (
  <Field.Root>
    <Field.Label>Country</Field.Label>
    <Field.Control
      name="country"
      render={
        <select>
          <option>Austria</option>
          <option>Nepal</option>
        </select>
      }
    />
    <Field.Hint>Where you train most.</Field.Hint>
  </Field.Root>
)
