/** @jsxRuntime classic - Storybook's interface has a React of its own, version 18. */
import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { addons } from 'storybook/manager-api'
import { SearchDialog } from './search-dialog.tsx'

/**
 * Search by names, synonyms, texts on the screen and requirement ids, in a dialog that opens where Storybook's own
 * search takes focus: its field and its shortcut.
 */
export function registerSearch(): void {
  addons.register('summit/search', (api) => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <SearchDialog
        open={({ entry, globals }) => {
          api.selectStory(entry.id)
          api.updateGlobals(globals)
        }}
      />,
    )
  })
}
