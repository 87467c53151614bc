/** @jsxRuntime classic */
import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { ReviewPanel, ReviewTitle } from './panel.tsx'
import { readReport } from './reading.ts'

const id = 'visual-review'

addons.register(id, () => {
  const report = readReport(location.href)
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: () => <ReviewTitle report={report} />,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <ReviewPanel report={report} /> : null),
  })
})
