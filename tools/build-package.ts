/** Builds the package in the working directory into its `dist`: a file per source file, and its style sheets. */
import { execFileSync } from 'node:child_process'
import { buildSheets } from './lib/sheet.ts'

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: ['ignore', 'inherit', 'inherit'] })
await buildSheets()
