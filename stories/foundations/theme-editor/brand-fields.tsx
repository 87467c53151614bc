import { Field } from '@summit/ui/field'
import { Select } from '@summit/ui/select'
import { TextField } from '@summit/ui/text-field'
import { hex } from '../contrast.ts'
import { choices, colourGroups, getColourProperties, getError, getOwnValue, type Brand } from './brand-properties.ts'

interface BrandFieldsProps {
  brand: Brand
  /** Called with a property and what is typed. */
  onChange: (property: string, value: string) => void
}

/** A field for every property of a brand, in groups. */
export function BrandFields({ brand, onChange }: BrandFieldsProps) {
  return (
    <form className="grid content-start gap-10" aria-label="Brand" onSubmit={(event) => event.preventDefault()}>
      {Object.entries(colourGroups).map(([group, colours]) => (
        <section key={group} aria-label={group} className="grid gap-6">
          <h3 className="border-b border-line pb-2 text-h4">{group}</h3>
          {colours.map(({ name, label, hint }) => (
            <fieldset key={name} className="min-w-0">
              <legend className="mb-1 text-small">
                <strong className="font-label">{label}</strong> <span className="text-ink-muted">{hint}</span>
              </legend>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-4">
                {getColourProperties(name).map((property, index, { length }) => (
                  <ColourField
                    key={property}
                    name={label}
                    theme={length === 1 ? 'light and dark' : index === 0 ? 'light' : 'dark'}
                    property={property}
                    value={brand[property] ?? ''}
                    onChange={onChange}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </section>
      ))}
      <section aria-label="Type and corners" className="grid gap-6">
        <h3 className="border-b border-line pb-2 text-h4">Type and corners</h3>
        {Object.keys(choices).map((property) => (
          <PresetField key={property} property={property} value={brand[property] ?? ''} onChange={onChange} />
        ))}
      </section>
    </form>
  )
}

interface BrandFieldProps {
  property: string
  value: string
  onChange: (property: string, value: string) => void
}

interface ColourFieldProps extends BrandFieldProps {
  name: string
  /** The themes that it is for. */
  theme: string
}

/** A colour, chosen or typed. */
function ColourField({ name, theme, property, value, onChange }: ColourFieldProps) {
  const error = getError(property, value)
  const own = getOwnValue(property)
  return (
    <Field.Root>
      <Field.Label className="text-caption font-normal! text-ink-muted">
        <span className="sr-only">{name}, </span>
        {theme}
      </Field.Label>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-1">
        <input
          type="color"
          aria-label={`Choose ${name}, ${theme}`}
          value={error || value.trim() === '' ? own : hex(value.trim())}
          onChange={(event) => onChange(property, event.target.value)}
          className="block size-full cursor-pointer rounded-1 border-(length:--border-control) border-line-strong bg-surface p-1"
        />
        <Field.Control
          value={value}
          placeholder={own}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange(property, event.target.value)}
        />
      </div>
      <Field.Error>{error}</Field.Error>
    </Field.Root>
  )
}

const OTHER = 'other'

/** A font or the corners: one that is offered, or another one, typed. */
function PresetField({ property, value, onChange }: BrandFieldProps) {
  const choice = choices[property]
  if (!choice) return null
  const { label, text, presets } = choice
  const own = getOwnValue(property)
  const offered = Object.values(presets).includes(value) || value === own || value === ''
  return (
    <div className="grid gap-3">
      <Select
        label={label}
        value={offered ? value || own : OTHER}
        onChange={(event) => onChange(property, event.target.value)}
      >
        <option value={own}>Summit’s</option>
        {Object.entries(presets)
          .filter(([, preset]) => preset !== own)
          .map(([name, preset]) => (
            <option key={name} value={preset}>
              {name}
            </option>
          ))}
        <option value={OTHER} hidden>
          As below
        </option>
      </Select>
      <TextField
        label={text}
        value={value}
        placeholder={own}
        spellCheck={false}
        error={getError(property, value)}
        onChange={(event) => onChange(property, event.target.value)}
      />
    </div>
  )
}
