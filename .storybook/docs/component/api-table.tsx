import { Markdown, PureArgsTable, Subheading } from '@storybook/addon-docs/blocks'
import type { ApiExport, ApiMember } from '../../api/api.ts'
import { toArgType } from '../../api/arg-types.ts'
import { Code } from '../code.tsx'
import { Fold, summarize } from '../fold.tsx'

interface ApiTableProps extends ApiExport {
  /** Whether its props or members are shown. @default false */
  open?: boolean | undefined
}

/** An export: what it is, its type, and its props or members. */
export function ApiTable({ name, description, members, element, signature, kind, open }: ApiTableProps) {
  return (
    <>
      <Subheading>{name}</Subheading>
      <Markdown>{description}</Markdown>
      {signature && <Code code={getSignature(name, kind, signature)} />}
      {members.length > 0 && <Members noun={nouns[kind]} members={members} open={open} />}
      {element && <NativeProps element={element} isAll={members.length === 0} />}
    </>
  )
}

const nouns = { component: 'prop', hook: 'option', function: 'option', constant: 'member', type: 'member' } as const

interface MembersProps {
  noun: string
  members: readonly ApiMember[]
  open?: boolean | undefined
}

/** A table that opens: of props, options or members. */
export function Members({ noun, members, open }: MembersProps) {
  const names = members.map(({ name }) => name)
  return (
    <Fold about={summarize(noun, names)} open={open}>
      <PureArgsTable rows={Object.fromEntries(members.map((member) => [member.name, toArgType(member)]))} />
    </Fold>
  )
}

/** Says once which native attributes a component takes. */
export function NativeProps({ element, isAll = false }: { element: string; isAll?: boolean }) {
  const all = isAll ? 'All props of' : 'And all other props of'
  return <Markdown>{`${all} \`<${element}>\`.`}</Markdown>
}

function getSignature(name: string, kind: ApiExport['kind'], signature: string): string {
  if (kind === 'type') return `type ${name} = ${signature}`
  return kind === 'function' ? `function ${name}${signature}` : `const ${name}: ${signature}`
}
