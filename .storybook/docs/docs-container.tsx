import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { Thumbnails } from './thumbnail/thumbnails.tsx'

export { DocsPage } from './docs-page.tsx'

/** The frame of every docs page, with its table of contents. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  return (
    <StorybookContainer {...props}>
      <Thumbnails>{children}</Thumbnails>
    </StorybookContainer>
  )
}
