import { Markdown, PureArgsTable, Source } from '@storybook/addon-docs/blocks'
import type { ApiExport } from '../../../api/api.ts'
import { toArgType } from '../../../api/arg-types.ts'
import type { NamedEntry } from '../../../api/entries.ts'
import { ApiTable } from '../../component/api-table.tsx'

/** What an entry exports: components and hooks with their tables, then functions and constants, and types at the end. */
export function ApiSection({ specifier, exports }: NamedEntry) {
  const values = exports.filter(({ kind }) => kind !== 'type')
  const types = exports.filter(({ name, kind }) => kind === 'type' && !name.endsWith('Messages'))
  const names = values.map(({ name }) => name).join(', ')
  return (
    <section>
      {names && <Source code={`import { ${names} } from '${specifier}'`} language="tsx" />}
      {order
        .flatMap((kind) => values.filter((each) => each.kind === kind))
        .map((each) => (
          <Export key={each.name} {...each} />
        ))}
      {types.length > 0 && (
        <details>
          <summary>Types of {specifier}</summary>
          {types.map((type) => (
            <ApiTable key={type.name} {...type} />
          ))}
        </details>
      )}
    </section>
  )
}

const order = ['component', 'hook', 'function', 'constant'] as const

function Export({ handle, ...exported }: ApiExport) {
  return (
    <>
      <ApiTable {...exported} />
      {handle && (
        <>
          <Markdown>{`\`${exported.name}()\` returns:`}</Markdown>
          <PureArgsTable rows={Object.fromEntries(handle.map((member) => [member.name, toArgType(member)]))} />
        </>
      )}
    </>
  )
}
