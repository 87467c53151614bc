import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** The props of a page header, besides those of a `<div>`. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's heading. */
  title: ReactNode
  /** A sentence or two that introduce the page. */
  lead?: ReactNode
  /** The page's primary actions. */
  children?: ReactNode
}

/** The top of a page: its `<h1>` and an introduction, with padding above. Renders a `<div>`. */
export function PageHeader({ title, lead, className, children, ...rest }: PageHeaderProps) {
  return (
    <div data-slot="page-header" {...rest} className={cx('grid grid-cols-1 gap-4 pt-(--space-page)', className)}>
      <h1>{title}</h1>
      {lead && <p className="max-w-measure text-lead text-ink-muted">{lead}</p>}
      {children}
    </div>
  )
}
