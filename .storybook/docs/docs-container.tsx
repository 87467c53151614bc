import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import acme from '../acme.css?inline'
import { storybookStyles } from '../adapter.ts'
import { shownTheme } from '../modes.ts'
import { storybookTheme } from '../theme.ts'
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
  return (
    <>
      <style>{storybookStyles}</style>
      {settings.brand === 'acme' && <style>{acme}</style>}
      <StorybookContainer {...props} theme={storybookTheme(theme)}>
        <div className="docs-page">{children}</div>
      </StorybookContainer>
    </>
  )
}
