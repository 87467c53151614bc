import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type PropsWithChildren } from 'react'
import acme from '../acme.css?inline'
import { storybookStyles } from '../adapter.ts'
import { shownTheme } from '../modes.ts'
import { storybookTheme } from '../theme.ts'
import './docs.css'
import { unfold } from './fold.tsx'
import { useSettings } from './use-settings.ts'

export { DocsPage } from './docs-page.tsx'

const paper = matchMedia('print')

function watchPaper(onChange: () => void) {
  paper.addEventListener('change', onChange)
  return () => paper.removeEventListener('change', onChange)
}

/** The frame of every docs page, with its table of contents, in the toolbar's theme and brand; on paper in light. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const settings = useSettings(props.context.channel)
  const isPrinted = useSyncExternalStore(watchPaper, () => paper.matches)
  const theme = isPrinted ? 'light' : shownTheme(settings.theme)
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    const hash = getHash()
    unfold(hash)
    const stop = page.current && keepInView(hash, page.current)
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) unfold(link.hash)
    }
    // Before the table of contents scrolls.
    document.addEventListener('click', follow, { capture: true })
    return () => {
      document.removeEventListener('click', follow, { capture: true })
      stop?.()
    }
  }, [])
  return (
    <>
      <style>{storybookStyles}</style>
      {settings.brand === 'acme' && <style>{acme}</style>}
      <StorybookContainer {...props} theme={storybookTheme(theme)}>
        <main ref={page} className="docs-page">
          {children}
        </main>
      </StorybookContainer>
    </>
  )
}

const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Keeps what a hash names in view while examples and stories above it load, until the reader does something. Storybook
 * scrolls once, before.
 */
function keepInView(hash: string, page: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => document.getElementById(hash.slice(1))?.scrollIntoView())
  sizes.observe(page)
  const stop = () => {
    sizes.disconnect()
    inputs.forEach((type) => window.removeEventListener(type, stop))
  }
  inputs.forEach((type) => window.addEventListener(type, stop))
  return stop
}

/** The hash of the manager's address, unless another site shows this page in a frame of its own. */
function getHash(): string {
  try {
    return window.parent.location.hash
  } catch {
    return window.location.hash
  }
}
