import { Heading } from '@storybook/addon-docs/blocks'
import { Fold, summarize } from '../fold.tsx'

/** The design tokens that a component reads. */
export function Tokens({ tokens }: { tokens: readonly string[] }) {
  if (tokens.length === 0) return null
  return (
    <>
      <Heading>Tokens</Heading>
      <Fold about={summarize('token', tokens)}>
        <p>The design tokens that its styles read. To change them, see Foundations.</p>
        <ul className="docs-tokens docs-story">
          {tokens.map((token) => (
            <li key={token}>
              {token.startsWith('--color-') && <i style={{ '--swatch': `var(${token})` }} />}
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}
