import { Heading } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import '../feature.css'
import { FoldedEntries } from './api-section.tsx'
import { sharedEntries } from './entries.ts'

/** The entries that belong to no feature with stories: provider, ports, mocks, pages without states. */
export function SharedEntries() {
  return sharedEntries.map(([folder, entries]) => (
    <Fragment key={folder}>
      <Heading>{folder}</Heading>
      <FoldedEntries entries={entries} />
    </Fragment>
  ))
}
