/**
 * Builds what has changed since it was last built: `node tools/build.mjs` for everything, `node tools/build.mjs site api`
 * for some of it.
 */
import { buildPart, isPart, isStale, parts } from './lib/parts.mjs'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !isPart(name))
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const names = (asked.length > 0 ? asked : Object.keys(parts)).filter(isPart)
for (const name of names) {
  if (!isStale(name)) {
    console.log(`${name}: up to date`)
    continue
  }
  console.log(`${name}: building`)
  const start = performance.now()
  try {
    await buildPart(name)
  } catch {
    // The build's own tool has said why.
    console.error(`${name}: failed`)
    process.exit(1)
  }
  console.log(`${name}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
