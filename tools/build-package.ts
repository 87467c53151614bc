/** Builds the package in the working directory into its `dist`: a file per source file, and its sheet. */
import { execFileSync } from 'node:child_process'
import { buildSheet } from './lib/sheet.ts'

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: ['ignore', 'inherit', 'inherit'] })
await buildSheet()
