import { basename } from 'node:path'
import type { Suite } from '../suite.ts'
import { absent, different } from './exceptions.ts'

export const apg: Suite = {
  name: 'apg',
  title: 'W3C’s APG',
  repository: 'https://github.com/w3c/aria-practices',
  commit: '18c1a2fca626f7aeb33270e23ae9b18833e2164d',
  paths: ['/test/tests/', '/test/util/'],
  packages: [],
  toComponent: (file) => basename(file, '.js'),
  absent,
  different,
  notRun:
    'accordion, button, checkbox, disclosure, link and radio group (ours are native elements, which browsers make accessible), dialog (ours has a button in its corner, which the example’s order of the tab key does not), combobox (ours highlights the first option at once, and its value is always an option), and patterns that ours does not have',
}
