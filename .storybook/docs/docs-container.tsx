import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'

export { DocsPage } from './docs-page.tsx'

/** The frame of every docs page, with its table of contents. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return <StorybookContainer {...props} />
}
