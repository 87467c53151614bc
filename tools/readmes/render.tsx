/** @jsxRuntime automatic */

/**
 * Runs examples of the READMEs, whose files are its arguments: imports them, renders the components that they export as
 * a server does, and calls the functions that they export without parameters.
 */
import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FeaturesProvider } from '@summit/features/provider'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'

const host = {
  brand: { name: 'Acme', shortName: 'acme', contact: { email: 'hello@acme.example' } },
  notify: () => ({ dismiss: () => {}, update: () => {} }),
}
/** What the components of the examples take as props. */
const props = { ...host, ask: () => null, errors: {}, pending: true, plans: [], send: () => null }

const withoutSheets = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context)`
register(`data:text/javascript,${encodeURIComponent(withoutSheets)}`)

const files = process.argv.slice(2)
const problems: string[] = []
const count = { rendered: 0, called: 0, imported: 0 }

async function run(name: string, value: unknown, hasProvider: boolean) {
  if (typeof value === 'function' && /^[A-Z]/.test(name)) {
    // SAFETY: functions with a capital are components; rendering fails if they take more than `props`.
    const Component = value as ComponentType<typeof props>
    const example = <Component {...props} />
    const html = renderToString(
      <MemoryRouter>{hasProvider ? example : <FeaturesProvider {...host}>{example}</FeaturesProvider>}</MemoryRouter>,
    )
    // The second is a Suspense boundary whose content threw.
    if (html === '' || html.includes('<!--$!-->')) throw new Error(`rendered as "${html}"`)
    count.rendered += 1
  } else if (typeof value === 'function' && value.length === 0) {
    // SAFETY: it has no parameters.
    await (value as () => unknown)()
    count.called += 1
  } else count.imported += 1
}

for (const file of files) {
  const readme = file.replace(/^examples\/(.*)-(\d+)\.tsx$/, '$1:$2')
  const hasProvider = readFileSync(file, 'utf8').includes("'@summit/features/provider'")
  const attempt = async (name: string, action: () => Promise<void>) => {
    // React reports what is wrong with an element, such as a missing key, to the console.
    console.error = (...message) => problems.push(`${readme} ${name}: ${message.join(' ')}`)
    await action().catch((error: unknown) => console.error(error))
  }
  await attempt('import', async () => {
    const exported = Object.entries((await import(pathToFileURL(resolve(file)).href)) as object)
    if (exported.length === 0) throw new Error('exports nothing')
    for (const [name, value] of exported) await attempt(name, () => run(name, value, hasProvider))
  })
}

const counts = `components rendered: ${count.rendered}, functions called: ${count.called}, only imported: ${count.imported}`
console.log(`${problems.length > 0 ? '✗' : '✓'} READMEs: ${files.length} examples run: ${counts}`)
for (const problem of problems) console.log(problem)
if (problems.length > 0 || count.rendered === 0) process.exitCode = 1
