import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['page-header'],
  since: '0.2.0',
  status: 'beta',
  use: ['At the top of a page, once.', 'Actions below the introduction are its children.'],
  instead: ['The heading of a section: `<h2>`.'],
  access: ['Renders the page’s only `<h1>`.'],
}
