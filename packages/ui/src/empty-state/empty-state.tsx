import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** The props of an empty state, besides those of a `<div>`. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not here yet: `No workouts yet`. */
  title: ReactNode
  /** Makes the title a heading of this level. @default no heading */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined
  /** An icon or a drawing above the title, which screen readers do not get. */
  icon?: ReactNode
  /** What the visitor can do about it: a button or a link, most often one. */
  action?: ReactNode
  /** Why it is empty, and what will be here. */
  children?: ReactNode
  /** Places the empty state. */
  className?: string | undefined
}

/** What stands in place of things that are not there yet. Slots: `empty-state-title`, `empty-state-action`. */
export function EmptyState({ title, headingLevel, icon, action, children, className, ...rest }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div
      data-slot="empty-state"
      {...rest}
      className={cx(
        'grid justify-items-center gap-3 rounded-1 border border-dashed border-line-strong px-(--pad-card) py-12 text-center wrap-anywhere',
        className,
      )}
    >
      {icon && (
        <div aria-hidden="true" className="text-ink-muted [&>svg]:size-9">
          {icon}
        </div>
      )}
      <Title data-slot="empty-state-title" className="font-display text-h3">
        {title}
      </Title>
      {children && <div className="max-w-[28em] text-ink-muted">{children}</div>}
      {action && (
        <div data-slot="empty-state-action" className="mt-3 flex flex-wrap justify-center gap-3">
          {action}
        </div>
      )}
    </div>
  )
}
