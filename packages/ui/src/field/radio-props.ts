import type { ComponentProps } from 'react'

/**
 * The props of a radio button that select it, in a controlled or uncontrolled group. A reset of the form leaves a
 * controlled one as it is: React sets its default once only, and resets a form after its action.
 */
export function toRadioProps(own: string, value: string | undefined, defaultValue: string | undefined) {
  const checked = own === (value ?? defaultValue)
  if (value === undefined) return { defaultChecked: checked }
  return {
    checked,
    ref: (node) => {
      if (node) node.defaultChecked = checked
    },
  } satisfies ComponentProps<'input'>
}
