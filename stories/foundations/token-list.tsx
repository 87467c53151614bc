import { getGroup, groups, type Group } from '../../.storybook/tokens/groups.ts'
import type { Token } from '../../.storybook/tokens/read-tokens.ts'
import { tokens } from '../../.storybook/tokens/tokens.ts'
import { ComputedValue, cssProperty } from './computed-value.tsx'
import { CopyButton } from '../../.storybook/docs/copy.tsx'
import { GroupHeading } from './group-heading.tsx'
import { Specimen } from './specimen.tsx'
import { getUtility } from './utility.ts'

/** The tokens of some groups, in the style sheet's order; a filter compares names, values and notes. */
export function getTokens(shown: readonly Group[], filter = ''): [Group, Token[]][] {
  const words = filter.toLowerCase().split(/\s+/)
  const matches = ({ name, value, note = '' }: Token, group: Group) => {
    const text = `${group} ${name} ${value} ${note} ${getUtility(name) ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return shown
    .map((group): [Group, Token[]] => [
      group,
      tokens.filter((token) => getGroup(token.name) === group && matches(token, group)),
    ])
    .filter(([, found]) => found.length > 0)
}

/** All groups of tokens. */
// SAFETY: the keys of `groups`.
export const allGroups = Object.keys(groups) as Group[]

interface TokenListProps {
  group: Group
  list: readonly Token[]
  /** @default true */
  open?: boolean
}

/** Tokens with specimen, name, value here, and what to copy. */
export function TokenList({ group, list, open = true }: TokenListProps) {
  return (
    <section>
      <GroupHeading>{group}</GroupHeading>
      <details open={open}>
        <summary className="cursor-pointer py-2 text-caption text-ink-muted">
          {list.length === 1 ? '1 token' : `${list.length} tokens`}
        </summary>
        <ul>
          {list.map((token) => {
            const utility = getUtility(token.name)
            return (
              <li
                key={token.name}
                className="grid items-center gap-x-6 gap-y-1 border-b border-line py-3 text-caption md:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]"
              >
                <Specimen token={token} group={group} />
                <div className="grid min-w-0 justify-items-start gap-1">
                  <CopyButton text={token.name}>
                    <strong className="font-label text-ink">{token.name}</strong>
                  </CopyButton>
                  {token.note && <span className="text-ink-muted">{token.note}</span>}
                </div>
                <div className="grid min-w-0 justify-items-start gap-1 wrap-anywhere">
                  <ComputedValue read={cssProperty(token.name)} />
                  <span className="flex flex-wrap gap-1">
                    <CopyButton text={`var(${token.name})`} />
                    {utility && <CopyButton text={utility} />}
                  </span>
                </div>
              </li>
            )
          })}
        </ul>
      </details>
    </section>
  )
}
