import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react'
import acme from '../acme.css?inline'
import { defaults, shownTheme, type Settings } from '../modes.ts'
import { storybookTheme } from '../theme.ts'
import { Thumbnails } from './thumbnail/thumbnails.tsx'

export { DocsPage } from './docs-page.tsx'

type Channel = DocsContainerProps['context']['channel']

/** The frame of every docs page, with its table of contents, in the toolbar's theme and brand. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme: choice, brand } = useSettings(props.context.channel)
  const theme = shownTheme(choice)
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    return () => document.documentElement.removeAttribute('data-theme')
  }, [theme])
  return (
    <>
      {brand === 'acme' && <style>{acme}</style>}
      <StorybookContainer {...props} theme={storybookTheme(theme)}>
        <Thumbnails>{children}</Thumbnails>
      </StorybookContainer>
    </>
  )
}

/** The toolbar's settings. A docs page has no story context to read them from. */
function useSettings(channel: Channel): Settings {
  const [settings, setSettings] = useState(() => lastSettings(channel))
  useEffect(() => {
    const update = () => setSettings(lastSettings(channel))
    channel.on('globalsUpdated', update)
    return () => channel.off('globalsUpdated', update)
  }, [channel])
  return settings
}

function lastSettings(channel: Channel): Settings {
  // SAFETY: Storybook's events, whose globals `preview.tsx` defines.
  const events = (channel.last('globalsUpdated') ?? channel.last('setGlobals')) as [{ globals: Settings }] | undefined
  return { ...defaults, ...events?.[0].globals }
}
