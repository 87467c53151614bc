import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type ComponentType } from 'react'
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

/** The examples of an entry: `button.tsx`, then `button.pending.tsx`. */
const getPaths = (entry: string) =>
  Object.keys(codes)
    .filter((path) => path.slice(folder.length).split('.')[0] === entry)
    .sort((a, b) => a.length - b.length)

/** The first example of an entry. */
export function Example({ entry }: { entry: string }) {
  const Rendered = rendered[`${folder}${entry}.tsx`]
  return <Suspense>{Rendered && <Rendered />}</Suspense>
}

/** All examples of an entry, each with its code, which is the file that is rendered. */
export function Examples({ entry }: { entry: string }) {
  const paths = getPaths(entry)
  return (
    <>
      <Heading>{paths.length > 1 ? 'Examples' : 'Example'}</Heading>
      {paths.map((path) => {
        const Rendered = rendered[path]
        const [, name = ''] = path.slice(folder.length).split('.')
        return (
          <section key={path} className="docs-example">
            {name !== 'tsx' && <Subheading>{`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`}</Subheading>}
            <Stage>
              <Suspense>{Rendered && <Rendered />}</Suspense>
            </Stage>
            <Source code={codes[path] ?? ''} language="tsx" />
          </section>
        )
      })}
    </>
  )
}
