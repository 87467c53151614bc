/** Builds the package into `dist/`: a file per source file, and `styles.css` with its font for hosts without Tailwind. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const sheet = 'dist/styles.css'

rmSync('dist', { recursive: true, force: true })
run('tsc', '-p', 'tsconfig.build.json')
run('tailwindcss', '--input', 'src/styles.css', '--output', sheet, '--minify')
// One layer around everything: whatever the host says outside of a layer wins, without a fight over specificity.
writeFileSync(sheet, `@layer summit{${readFileSync(sheet, 'utf8')}}\n`)
cpSync('src/tokens/fonts', 'dist/fonts', { recursive: true })

/** @param {string} tool @param {string[]} args */
function run(tool, ...args) {
  execFileSync('npm', ['--silent', 'exec', '--', tool, ...args], { stdio: ['ignore', 'inherit', 'pipe'] })
}
