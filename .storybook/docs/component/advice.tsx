import { Heading } from '@storybook/addon-docs/blocks'
import type { Guide } from '../guide.ts'
import { Stage } from './stage.tsx'

/** Pairs of what to do and what not. */
export function DoAndDont({ advice }: { advice: NonNullable<Guide['advice']> }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className="docs-advice">
        {advice.flatMap((pair) =>
          (['do', 'dont'] as const).map((kind) => {
            const { text, Example } = pair[kind]
            return (
              <figure key={`${kind}-${text}`} data-kind={kind}>
                <Stage>
                  <Example />
                </Stage>
                <figcaption>
                  <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> {text}
                </figcaption>
              </figure>
            )
          }),
        )}
      </div>
    </>
  )
}
