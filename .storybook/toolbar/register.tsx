/** @jsxRuntime classic */
import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { ClockTools } from './clock-tools.tsx'
import { CopyLink, OpenInSite } from './link-tools.tsx'
import { SettingTools } from './setting-tools.tsx'

/** Adds our tools to Storybook's toolbar, on stories and docs pages. */
export function registerTools(): void {
  const id = 'summit/toolbar'
  const match = ({ viewMode }: { viewMode?: string }) => viewMode === 'story' || viewMode === 'docs'
  addons.register(id, () => {
    addons.add(`${id}/settings`, {
      type: types.TOOL,
      title: 'Settings',
      match,
      render: () => (
        <>
          <SettingTools />
          <ClockTools />
        </>
      ),
    })
    addons.add(`${id}/links`, {
      type: types.TOOL,
      title: 'Links',
      match,
      render: () => (
        <>
          <CopyLink />
          <OpenInSite />
        </>
      ),
    })
  })
}
