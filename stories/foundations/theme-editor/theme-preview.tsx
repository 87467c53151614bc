import { themes, type Theme } from '@summit/ui/tokens'
import { useEffect, useRef } from 'react'
import { frameUrl } from '../../../.storybook/frame-url.ts'
import { themes as themeNames, type Settings } from '../../../.storybook/modes.ts'

/** The screens that a preview can show, by the id of their story. */
export const screens = {
  'features-sign-in--idle': 'Sign-in',
  'pages-pricing--default': 'Pricing',
  'pages-settings-example--default': 'Settings',
} as const

interface ThemePreviewProps {
  screen: keyof typeof screens
  settings: Settings
  /** The brand's block of CSS. */
  css: string
}

/** A screen in light and dark, each in a window of its own, with a brand. */
export const ThemePreview = ({ screen, settings, css }: ThemePreviewProps) =>
  themes.map((theme) => (
    <figure key={theme} className="flex min-h-0 min-w-0 flex-col gap-1">
      <figcaption className="text-caption text-ink-muted">{themeNames[theme]}</figcaption>
      <ScreenFrame title={`${screens[screen]}, ${theme}`} src={getUrl(screen, settings, theme)} css={css} />
    </figure>
  ))

const getUrl = (id: string, settings: Settings, theme: Theme) =>
  frameUrl({ viewMode: 'story', id }, { ...settings, theme, brand: 'summit' })

function ScreenFrame({ title, src, css }: { title: string; src: string; css: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => setBrand(frame.current, css), [css])
  return (
    <iframe
      ref={frame}
      title={title}
      src={src}
      onLoad={() => setBrand(frame.current, css)}
      className="min-h-0 w-full flex-1 border border-line bg-ground"
    />
  )
}

const STYLE_ID = 'theme-editor-brand'

/** Puts a brand's CSS into a page, in place of the one before. */
function setBrand(frame: HTMLIFrameElement | null, css: string): void {
  const page = frame?.contentDocument
  if (!page?.head) return
  const style = page.getElementById(STYLE_ID) ?? page.head.appendChild(page.createElement('style'))
  style.id = STYLE_ID
  style.textContent = css
}
