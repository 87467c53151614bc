import * as matchers from '@testing-library/jest-dom/matchers'
import type { AxeResults } from 'axe-core'
import { expect, type MatcherState } from 'vitest'

/** A native control has its state as a property, where Radix's has an attribute. */
function isChecked(node: unknown) {
  return node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type)
    ? node.indeterminate
      ? 'mixed'
      : String(node.checked)
    : undefined
}

expect.extend({
  ...matchers,
  toHaveAttribute(this: MatcherState, node: unknown, name: string, ...value: unknown[]) {
    const checked = name === 'aria-checked' ? isChecked(node) : undefined
    if (checked === undefined) return matchers.toHaveAttribute.call(this, node, name, ...value)
    return { pass: checked === value[0], message: () => `It is checked: ${checked}` }
  },
  toHaveNoViolations: ({ violations }: AxeResults) => ({
    pass: violations.length === 0,
    message: () => violations.map(({ id, help }) => `${id}: ${help}`).join('\n'),
  }),
})

// A form that is sent would leave the page that the tests are in.
addEventListener('submit', (event) => event.preventDefault())
