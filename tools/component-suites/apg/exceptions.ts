import type { Exception } from '../suite.ts'

/** Tests of what ours does not have. They do not count. */
export const absent: Exception[] = [
  {
    tests: /alertdialog (alert-role|save-button|key-control-s)|span\.on|"on" and "off"/,
    why: 'The notes that the example saves, and the words that it shows beside a switch, are its own.',
  },
  {
    tests: /on ul element|on li element/,
    why: 'The example’s elements: ours have the same roles on others.',
  },
  {
    tests: /menu-button-actions menu-key-(enter|escape)/,
    why: 'The test finds the items once and opens the menu again for each. Ours are others then.',
  },
  {
    tests: /menu-button-links menu-escape/,
    why: 'The test reads the address that the browser has opened. Its pages run inside of a frame here.',
  },
]

/** Tests that ours fails. */
export const different: Exception[] = [
  {
    tests: /aria-haspopup/,
    why: 'The value is `menu`, which ARIA has as the same as `true`.',
  },
  {
    tests: /menu.*aria-controls/,
    why: 'A button has `aria-controls` while its menu is open, since a menu that is closed is not in the document.',
  },
  {
    tests: /"character" on role="menuitem"/,
    why: 'Letters that follow each other within a second are one search, as APG has it too. The test types faster.',
  },
  {
    tests: /"tabindex" on role="tab"/,
    why: 'The selected tab has `tabindex="0"`, which on a button is the same as none.',
  },
  {
    tests: /tabs-manual key-tab/,
    why: 'Every panel is in the tab order, as in APG’s other example, so that the keyboard can scroll it.',
  },
  {
    tests: /sortable-table th-aria-sort/,
    why: 'A column that is not sorted is sorted upwards first.',
  },
]
