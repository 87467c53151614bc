/**
 * `npm run bench -- library pages`: measures Summit beside what others would use instead, in one interleaved run. Without
 * names, every part. `--runs 9` sets how often each measurement is repeated, `--help` lists the parts.
 */
import { parseArgs } from 'node:util'
import { library } from './library.ts'
import { growth } from './growth.ts'
import { interaction } from './interaction.ts'
import { firstTap } from './first-tap.ts'
import { pages } from './pages.ts'
import { server } from './server.ts'
import { setUp } from './set-up.ts'
import { report, type Part } from './report.ts'

const parts: Record<string, Part> = {
  library,
  pages,
  interaction,
  'first-tap': firstTap,
  server,
  growth,
  'set-up': setUp,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)
const names = positionals.length > 0 ? positionals : Object.keys(parts)
const unknown = names.filter((name) => !(name in parts))
if (values.help || unknown.length > 0 || !(runs >= 1)) {
  console.error(`Usage: npm run bench -- [part …] [--runs 5]\nParts: ${Object.keys(parts).join(', ')}`)
  process.exit(values.help ? 0 : 1)
}
for (const name of names) {
  const start = performance.now()
  const tables = (await parts[name]?.(runs)) ?? []
  report(name, runs, Math.round((performance.now() - start) / 1000), tables)
}
