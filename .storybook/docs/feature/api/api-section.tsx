import { Markdown } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import type { NamedEntry } from '../../../api/entries.ts'
import { ApiTable, Members } from '../../component/api-table.tsx'
import { Code } from '../../code.tsx'
import { Fold, summarize } from '../../fold.tsx'

interface ApiSectionProps extends NamedEntry {
  /** Whether the props of its first export are shown. */
  open?: boolean
}

/** What an entry exports: components and hooks with their tables, then functions and constants, and types at the end. */
export function ApiSection({ specifier, exports, open = false }: ApiSectionProps) {
  const values = order.flatMap((kind) => exports.filter((each) => each.kind === kind))
  const types = exports.filter(({ name, kind }) => kind === 'type' && !name.endsWith('Messages'))
  const names = values.map(({ name }) => name)
  return (
    <section>
      {names.length > 0 && <Code code={`import { ${names.join(', ')} } from '${specifier}'`} />}
      {values.map(({ handle, ...each }, index) => (
        <Fragment key={each.name}>
          <ApiTable {...each} open={open && index === 0} />
          {handle && (
            <>
              <Markdown>{`\`${each.name}()\` returns:`}</Markdown>
              <Members noun="member" members={handle} />
            </>
          )}
        </Fragment>
      ))}
      {types.length > 0 && (
        <Fold
          about={summarize(
            'type',
            types.map(({ name }) => name),
          )}
        >
          {types.map((type) => (
            <ApiTable key={type.name} {...type} />
          ))}
        </Fold>
      )}
    </section>
  )
}

/** Entries, which open. */
export function FoldedEntries({ entries }: { entries: readonly NamedEntry[] }) {
  const names = entries.flatMap(({ exports }) => exports.map(({ name }) => name))
  return (
    <Fold about={summarize('export', names)}>
      {entries.map((entry) => (
        <ApiSection key={entry.specifier} {...entry} />
      ))}
    </Fold>
  )
}

const order = ['component', 'hook', 'function', 'constant'] as const
