/** @jsxRuntime classic */
import * as React from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'

/** Kinds of stories that need the whole window. */
const wide = /^(features|pages|flows)-/

/**
 * Closes the panel on features, pages and flows, and opens it on components. It changes only with the kind of the
 * story, so that a reader's own choice holds while the kind is the same.
 */
export function fitPanel(): void {
  addons.register('summit/panel', () => {
    addons.add('summit/panel', { type: types.TOOL, title: 'Panel', match: () => true, render: () => <FitPanel /> })
  })
}

function FitPanel() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const isWide = storyId ? wide.test(storyId) : undefined
  React.useEffect(() => {
    if (isWide !== undefined) api.togglePanel(!isWide)
  }, [api, isWide])
  return null
}
