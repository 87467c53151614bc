import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, type PropsWithChildren } from 'react'
import acme from '../acme.css?inline'
import { storybookStyles } from '../adapter.ts'
import { shownTheme } from '../modes.ts'
import { storybookTheme } from '../theme.ts'
import './docs.css'
import { unfold } from './fold.tsx'
import { useSettings } from './use-settings.ts'

export { DocsPage } from './docs-page.tsx'

/** The frame of every docs page, with its table of contents, in the toolbar's theme and brand. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const settings = useSettings(props.context.channel)
  const theme = shownTheme(settings.theme)
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    return () => document.documentElement.removeAttribute('data-theme')
  }, [theme])
  useEffect(() => {
    unfold(getHash())
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) unfold(link.hash)
    }
    // Before the table of contents scrolls.
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [])
  return (
    <>
      <style>{storybookStyles}</style>
      {settings.brand === 'acme' && <style>{acme}</style>}
      <StorybookContainer {...props} theme={storybookTheme(theme)}>
        <main className="docs-page">{children}</main>
      </StorybookContainer>
    </>
  )
}

/** The hash of the manager's address, unless another site shows this page in a frame of its own. */
function getHash(): string {
  try {
    return window.parent.location.hash
  } catch {
    return window.location.hash
  }
}
