import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks'
import { useContext, type MouseEvent, type ReactNode } from 'react'
import { BothThemes } from '../../both-themes.tsx'
import { shownDirection } from '../../modes.ts'
import { useSettings } from '../use-settings.ts'

interface StageProps {
  children: ReactNode
  /** Whether the toolbar's "Side by side" shows it in both themes. @default false */
  hasThemes?: boolean
}

/**
 * Shows components within a docs page: in their own styles, on their own background, in the toolbar's direction. Links
 * lead nowhere.
 */
export function Stage({ children, hasThemes = false }: StageProps) {
  const settings = useSettings(useContext(DocsContext).channel)
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  }
  return (
    <Unstyled>
      <div className="docs-story docs-stage" dir={shownDirection(settings)} onClickCapture={stay}>
        {hasThemes && settings.theme === 'both' ? <BothThemes>{children}</BothThemes> : children}
      </div>
    </Unstyled>
  )
}
