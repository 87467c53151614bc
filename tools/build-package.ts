/**
 * Builds the package in the working directory into its `dist`: a file per source file, and its style sheets. In both, the
 * utilities of Tailwind have a prefix.
 */
import { execFileSync } from 'node:child_process'
import glob from 'fast-glob'
import { readFileSync, writeFileSync } from 'node:fs'
import { prefixScript } from './lib/class-names.ts'
import { buildSheets } from './lib/sheet.ts'

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: ['ignore', 'inherit', 'inherit'] })
const utilities = await buildSheets()
for (const file of glob.sync('dist/**/*.js')) {
  const script = readFileSync(file, 'utf8')
  try {
    const prefixed = prefixScript(script, utilities)
    if (prefixed !== script) writeFileSync(file, prefixed)
  } catch (error) {
    throw new Error(file, { cause: error })
  }
}
