import { Heading, Subheading } from '@storybook/addon-docs/blocks'
import { Fragment, lazy, Suspense, type ComponentType } from 'react'
import { Code } from '../code.tsx'
import { Fold, summarize } from '../fold.tsx'
import { Stage } from './stage.tsx'

interface ExampleModule {
  Example: ComponentType
}

const folder = '../../../stories/ui/examples/'
const modules = import.meta.glob<ExampleModule>('../../../stories/ui/examples/*.tsx')
const codes = import.meta.glob<string>('../../../stories/ui/examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const rendered = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path, lazy(async () => ({ default: (await load()).Example }))]),
)

/** The name of an entry's examples: `plan-card` of `product/plan-card`. */
const getExampleName = (entry: string) => entry.split('/').at(-1) ?? entry

/** The examples of an entry: `button.tsx`, then `button.pending.tsx`. */
const getPaths = (entry: string) =>
  Object.keys(codes)
    .filter((path) => path.slice(folder.length).split('.')[0] === getExampleName(entry))
    .sort((a, b) => a.length - b.length)

const getFile = (entry: string) => `${folder}${getExampleName(entry)}.tsx`

/** `button.pending.tsx` → `Pending` */
function getName(path: string): string {
  const [, name = ''] = path.slice(folder.length).split('.')
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

/** The first example of an entry. */
export const Example = ({ entry }: { entry: string }) => <Rendered path={getFile(entry)} />

function Rendered({ path }: { path: string }) {
  const Component = rendered[path]
  return <Suspense>{Component && <Component />}</Suspense>
}

/** The first example of an entry, with its code, which is the file that is rendered. */
export const FirstExample = ({ entry }: { entry: string }) => (
  <>
    <Heading>Example</Heading>
    <WithCode path={getFile(entry)} />
  </>
)

/** The other examples of an entry. */
export function MoreExamples({ entry }: { entry: string }) {
  const [, ...paths] = getPaths(entry)
  if (paths.length === 0) return null
  return (
    <>
      <Heading>More examples</Heading>
      <Fold about={summarize('example', paths.map(getName))}>
        {paths.map((path) => (
          <Fragment key={path}>
            <Subheading>{getName(path)}</Subheading>
            <WithCode path={path} />
          </Fragment>
        ))}
      </Fold>
    </>
  )
}

const WithCode = ({ path }: { path: string }) => (
  <section className="docs-example">
    <Stage hasThemes>
      <Rendered path={path} />
    </Stage>
    <Code code={codes[path] ?? ''} />
  </section>
)
