import { Heading } from '@storybook/addon-docs/blocks'
import '../feature.css'
import { FoldedEntries } from './api-section.tsx'
import { sharedEntries } from './entries.ts'

/** The entries that belong to no feature with stories: provider, ports, mocks, pages without states. */
export function SharedEntries() {
  return sharedEntries.map(([folder, entries]) => (
    <section key={folder}>
      <Heading>{folder}</Heading>
      <FoldedEntries entries={entries} />
    </section>
  ))
}
