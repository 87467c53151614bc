import { Markdown, PureArgsTable, Source, Subheading } from '@storybook/addon-docs/blocks'
import type { ApiExport } from '../../api/api.ts'
import { toArgType } from '../../api/arg-types.ts'

/** An export: what it is, its type, and its props or members. */
export function ApiTable({ name, description, members, element, signature, kind }: ApiExport) {
  return (
    <>
      <Subheading>{name}</Subheading>
      <Markdown>{description}</Markdown>
      {signature && <Source code={getSignature(name, kind, signature)} language="tsx" />}
      {members.length > 0 && (
        <PureArgsTable rows={Object.fromEntries(members.map((member) => [member.name, toArgType(member)]))} />
      )}
      {element && <NativeProps element={element} isAll={members.length === 0} />}
    </>
  )
}

/** Says once which native attributes a component takes. */
export function NativeProps({ element, isAll = false }: { element: string; isAll?: boolean }) {
  const all = isAll ? 'All props of' : 'And all other props of'
  return (
    <Markdown>{`${all} \`<${element}>\`: attributes, events, \`children\`, \`style\`, \`ref\`, \`data-*\` and \`aria-*\`.`}</Markdown>
  )
}

function getSignature(name: string, kind: ApiExport['kind'], signature: string): string {
  if (kind === 'type') return `type ${name} = ${signature}`
  return kind === 'function' ? `function ${name}${signature}` : `const ${name}: ${signature}`
}
