/** @jsxRuntime classic */
import * as React from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'

/** Kinds of stories that need the whole window. */
const wide = /^(features|pages|flows)-/

/**
 * Closes the panel on features, pages and flows, and opens it on components. It changes only with the kind of the
 * story, so that a reader's own choice holds while the kind is the same. Closes a phone's drawer with the sidebar when a
 * story opens: Storybook leaves it open over the result of a search.
 */
export function fitManager(): void {
  addons.register('summit/fit', () => {
    addons.add('summit/fit', { type: types.TOOL, title: 'Fit', match: () => true, render: () => <FitManager /> })
  })
}

function FitManager() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const isWide = storyId ? wide.test(storyId) : undefined
  React.useEffect(() => {
    if (isWide !== undefined) api.togglePanel(!isWide)
  }, [api, isWide])
  React.useEffect(() => {
    if (storyId) api.setMobileNavigation(false)
  }, [api, storyId])
  return null
}
