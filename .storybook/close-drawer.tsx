/** @jsxRuntime classic */
import * as React from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'

/** Closes a phone's drawer with the sidebar when a story opens. Storybook leaves it open over the result of a search. */
export function closeDrawer(): void {
  addons.register('summit/drawer', () => {
    addons.add('summit/drawer', { type: types.TOOL, title: 'Drawer', match: () => true, render: () => <CloseDrawer /> })
  })
}

function CloseDrawer() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  React.useEffect(() => {
    if (storyId) api.setMobileNavigation(false)
  }, [api, storyId])
  return null
}
