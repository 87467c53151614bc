/** Builds the package in the working directory into its `dist`: a file per source file, and its sheet. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { buildSheet } from './lib/sheet.mjs'

rmSync('dist', { recursive: true, force: true })
execFileSync('npm', ['--silent', 'exec', '--', 'tsc', '-p', 'tsconfig.build.json'], {
  stdio: ['ignore', 'inherit', 'pipe'],
})
await buildSheet()
