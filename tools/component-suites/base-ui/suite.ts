import type { Suite } from '../suite.ts'
import { absent, different } from './exceptions.ts'

export const baseUi: Suite = {
  name: 'base-ui',
  title: 'Base UI',
  repository: 'https://github.com/mui/base-ui',
  commit: '087c60b9c8ff9a3e94495b9321aa3e618f268d68',
  paths: ['/packages/react/src/', '/packages/react/test/', '/packages/utils/src/'],
  packages: ['@base-ui/react@1.9.0', '@mui/internal-test-utils@2.0.18-canary.25', 'vitest-browser-react@2.2.0'],
  toComponent: (file) => /src\/([\w-]+)\//.exec(file)?.[1] ?? '',
  absent,
  different,
  notRun:
    '`select` (ours is a native `<select>`), `drawer` (a native `<dialog>` without swipes), `toast` (a queue that shows one at a time), and parts and components that ours does not have',
}
