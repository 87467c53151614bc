import { Heading } from '@storybook/addon-docs/blocks'
import '../feature.css'
import { ApiSection } from './api-section.tsx'
import { sharedEntries } from './entries.ts'

/** The entries that belong to no feature with stories: provider, ports, mocks, pages without states. */
export function SharedEntries() {
  return sharedEntries.map((entry) => (
    <section key={entry.specifier}>
      <Heading>{entry.specifier.replace('@summit/features/', '')}</Heading>
      <ApiSection {...entry} />
    </section>
  ))
}
