import { useId } from 'react'
import { classes } from './classes.ts'
import { texts } from './kit.ts'

/** A text field of plain elements, for kits that have none. */
export function PlainField() {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {texts.label}
      </label>
      <input id={id} type="email" aria-invalid aria-describedby={`${id}-note`} className={classes.input} />
      <p id={`${id}-note`} className={classes.error}>
        {texts.error} {texts.note}
      </p>
    </div>
  )
}
