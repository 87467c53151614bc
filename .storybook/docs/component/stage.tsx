import { Unstyled } from '@storybook/addon-docs/blocks'
import type { MouseEvent, ReactNode } from 'react'

/** Shows components within a docs page: in their own styles, on their own background. Links lead nowhere. */
export function Stage({ children, className = '' }: { children: ReactNode; className?: string }) {
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  }
  return (
    <Unstyled>
      <div className={`docs-story docs-stage ${className}`} onClickCapture={stay}>
        {children}
      </div>
    </Unstyled>
  )
}
