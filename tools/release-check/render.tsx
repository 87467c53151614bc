/** @jsxRuntime automatic */

/** Runs the examples of READMEs: renders exported components and stories, and calls functions without parameters. */
import { FeaturesProvider } from '@summit/features/provider'
import type { ComponentType, ReactElement } from 'react'
import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'

const host = {
  brand: { name: 'Acme', shortName: 'acme', contact: { email: 'hello@acme.example' } },
  notify: () => ({ dismiss: () => {}, update: () => {} }),
}
/** What the components of the examples take as props. */
const props = { ...host, ask: () => null, errors: {}, path: '/', pending: true, plans: [], send: () => null }

/** An example of a README. */
export interface Example {
  name: string
  /** Whether it is to be rendered inside of a provider. */
  takesProvider: boolean
  load: () => Promise<object>
}

const problems: string[] = []
const count = { rendered: 0, called: 0, imported: 0 }

/** Renders as Next.js does with `cacheComponents`, which fails a build that reads the time while rendering. */
function renderTimeless(element: ReactElement): string {
  const { now } = Date
  Date.now = () => {
    throw new Error('The time is read while rendering.')
  }
  try {
    return renderToString(element)
  } finally {
    Date.now = now
  }
}

async function run(name: string, value: unknown, wrap: (example: ReactElement) => ReactElement) {
  if (typeof value === 'function' && /^[A-Z]/.test(name)) {
    // SAFETY: functions with a capital are components; rendering fails if they take more than `props`.
    const Component = value as ComponentType<typeof props>
    const html = renderTimeless(<MemoryRouter>{wrap(<Component {...props} />)}</MemoryRouter>)
    // The second is a Suspense boundary whose content threw.
    if (html === '' || html.includes('<!--$!-->')) throw new Error(`rendered as "${html}"`)
    count.rendered += 1
  } else if (typeof value === 'object' && value !== null && 'render' in value) {
    await run(name, value.render, wrap)
  } else if (typeof value === 'function' && value.length === 0) {
    // SAFETY: it has no parameters.
    await (value as () => unknown)()
    count.called += 1
  } else count.imported += 1
}

/** Runs the examples and prints what is wrong. */
export async function runExamples(examples: Example[]): Promise<void> {
  for (const { name: readme, takesProvider, load } of examples) {
    const wrap = (example: ReactElement) =>
      takesProvider ? <FeaturesProvider {...host}>{example}</FeaturesProvider> : example
    const attempt = async (name: string, action: () => Promise<void>) => {
      // React reports what is wrong with an element, such as a missing key, to the console.
      console.error = (...message) => problems.push(`${readme} ${name}: ${message.join(' ')}`)
      await action().catch((error: unknown) => console.error(error))
    }
    await attempt('import', async () => {
      const exported = Object.entries(await load())
      if (exported.length === 0) throw new Error('exports nothing')
      for (const [name, value] of exported) await attempt(name, () => run(name, value, wrap))
    })
  }
  const counts = `components rendered: ${count.rendered}, functions called: ${count.called}, only imported: ${count.imported}`
  console.log(
    `${problems.length > 0 ? '✗' : '✓'} READMEs: ${examples.length} examples run on React ${version}: ${counts}`,
  )
  for (const problem of problems) console.log(problem)
  if (problems.length > 0 || count.rendered === 0) process.exitCode = 1
}
