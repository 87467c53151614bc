import { basename } from 'node:path'
import type { Suite } from '../suite.ts'
import { absent, different } from './exceptions.ts'

export const radix: Suite = {
  name: 'radix',
  title: 'Radix',
  repository: 'https://github.com/radix-ui/primitives',
  commit: 'f7ecd5ab16f5e1e820eb5786a1419a98a2d594ae',
  paths: ['/packages/react/*/src/*.test.tsx', '/internal/test-utils/*.tsx'],
  packages: [],
  toComponent: (file) => basename(file, '.test.tsx'),
  absent,
  different,
  notRun:
    '`select` (ours is a native `<select>`), `one-time-password-field` (one input, not one per character), `avatar` (the picture is a background), `toast` (a queue that shows one at a time), `form`, and components that ours does not have',
}
