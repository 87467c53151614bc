/**
 * Weighs the built site and fails where a route is over its budget. Exact bytes as served, brotli 11, kB = 1000 bytes.
 * Fonts and pictures are not counted: they hold up neither reading nor using a page.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const dist = join(import.meta.dirname, 'dist')
const budgets = { page: 20_000, form: 14_000, loader: 2_000, account: 112_000, recovery: 132_000 }

/** Forms that are read before they are used: their documents are held to a budget of their own. */
const forms = ['/auth/login', '/auth/signup', '/auth/forgot-password']

/** The two routes that bring the authentication client. */
const recovery = ['/auth/confirm', '/auth/update-password']

/** @type {{ pages: Record<string, { file: string }>, notFound: { file: string } }} */
const { pages, notFound } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8'))
const loader = brotliCompressSync(readFileSync(join(dist, 'server/loader.js'), 'utf8').trim()).length

const rows = Object.entries({ ...pages, 404: notFound }).map(([route, { file }]) => {
  const html = readFileSync(join(dist, 'public', file), 'utf8')
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href)
  const size = served(file)
  const total = size + preloads.map(served).reduce((sum, bytes) => sum + bytes, 0)
  return {
    route,
    html: size,
    loader,
    requests: 1 + preloads.length,
    total,
    budget: budgetOf(route, preloads.length > 0),
  }
})

/** @param {string} route @param {boolean} isAccount */
function budgetOf(route, isAccount) {
  if (recovery.includes(route)) return budgets.recovery
  return isAccount ? budgets.account : budgets.page
}

/** @param {string} file */
function served(file) {
  return statSync(join(dist, 'public', `${file}.br`)).size
}

console.table(rows)
const faults = rows
  .filter(({ total, budget }) => total > budget)
  .map(({ route, total, budget }) => `${route}: ${total} > ${budget}`)
for (const { route, html } of rows) {
  if (forms.includes(route) && html > budgets.form) faults.push(`${route}: document ${html} > ${budgets.form}`)
}
if (loader > budgets.loader) faults.push(`loader: ${loader} > ${budgets.loader}`)
if (faults.length) {
  console.error(`Over budget, in bytes:\n  ${faults.join('\n  ')}`)
  process.exitCode = 1
}
