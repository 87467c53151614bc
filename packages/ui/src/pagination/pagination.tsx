import { cx } from 'class-variance-authority'
import type { ComponentProps, MouseEvent as ReactMouseEvent, ReactNode } from 'react'
import { ChevronIcon } from '../icons/controls.tsx'
import { useRender, type Render } from '../use-render.ts'
import { KeepFocus } from './keep-focus.tsx'

/** The texts of a pagination. */
export interface PaginationTexts {
  /** The link to the page before. @default 'Previous' */
  previous?: string | undefined
  /** The link to the page after. @default 'Next' */
  next?: string | undefined
  /** The accessible name of a page's link. @default `Page 3` */
  page?: ((page: number) => string) | undefined
  /** Instead of the numbers, where there is no room for them. @default `Page 3 of 12` */
  position?: ((page: number, pages: number) => string) | undefined
}

/** The props of a pagination, besides those of a `<nav>`. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What is divided into pages, for screen readers: `Workouts`. */
  label: string
  /** The current page, from 1. */
  page: number
  /** How many pages there are. */
  pages: number
  /** The address of a page. Without it, the pages are buttons. */
  href?: ((page: number) => string) | undefined
  /** Called with the page that the visitor chooses. */
  onPageChange?: ((page: number) => void) | undefined
  /** The link to render instead of an `<a>`: `render={({ href, ...props }) => <RouterLink to={href} {...props} />}`. */
  render?: Render<ComponentProps<'a'>> | undefined
  /** Translations. */
  texts?: PaginationTexts | undefined
  /** Places the pagination. */
  className?: string | undefined
}

/**
 * Links to the pages of a long list: the first, the last, and those around the current one. Where there is no room for
 * them, the previous and the next alone. Slots: `pagination-page`, `pagination-previous`, `pagination-next`.
 */
export function Pagination({
  label,
  page,
  pages,
  href,
  onPageChange,
  render,
  texts = {},
  className,
  ...rest
}: PaginationProps) {
  const {
    previous = 'Previous',
    next = 'Next',
    page: nameOfPage = (page) => `Page ${page}`,
    position = (page, pages) => `Page ${page} of ${pages}`,
  } = texts
  const target = { href, onPageChange, render }
  return (
    <nav data-slot="pagination" aria-label={label} {...rest} className={cx('@container print:hidden', className)}>
      <ul className="flex flex-wrap items-center justify-between gap-1 text-small @min-[36rem]:justify-center">
        <KeepFocus>
          <PageControl {...target} data-slot="pagination-previous" to={page > 1 ? page - 1 : null}>
            <ChevronIcon className="size-4.5 rotate-90 rtl:-rotate-90" />
            {previous}
          </PageControl>
        </KeepFocus>
        <li className="text-center text-balance text-ink-muted @min-[36rem]:hidden">{position(page, pages)}</li>
        {getShownPages(page, pages).map((shown, index) => (
          <li key={shown ?? `gap ${index}`} className="hidden @min-[36rem]:block">
            {shown === null ? (
              <span className="block w-(--target) text-center text-ink-muted" aria-hidden="true">
                …
              </span>
            ) : (
              <PageControl
                {...target}
                data-slot="pagination-page"
                to={shown}
                aria-label={nameOfPage(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </PageControl>
            )}
          </li>
        ))}
        <KeepFocus>
          <PageControl {...target} data-slot="pagination-next" to={page < pages ? page + 1 : null}>
            {next}
            <ChevronIcon className="size-4.5 -rotate-90 rtl:rotate-90" />
          </PageControl>
        </KeepFocus>
      </ul>
    </nav>
  )
}

interface PageControlProps extends Pick<PaginationProps, 'href' | 'onPageChange' | 'render'> {
  /** The page that it leads to; null if there is none. */
  to: number | null
  children: ReactNode
  'data-slot': string
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
}

/** A link or a button. Without a page to lead to it stays in its place and keeps the focus. */
function PageControl({ to, href, onPageChange, render, ...rest }: PageControlProps) {
  const choose = (event: ReactMouseEvent) => {
    // A link that another tab opens, or the browser saves.
    const leaves = href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (to !== null && !leaves) onPageChange?.(to)
  }
  const props = {
    ...rest,
    className: 'ui-page',
    // A server component cannot render an element with a handler.
    ...(onPageChange && { onClick: choose }),
    ...(to === null && { 'aria-disabled': true }),
  }
  if (!href) return <button type="button" {...props} />
  return to === null ? (
    <a role="link" tabIndex={-1} {...props} />
  ) : (
    <PageLink {...props} href={href(to)} render={render} />
  )
}

function PageLink({ render = <a />, ...props }: ComponentProps<'a'> & Pick<PaginationProps, 'render'>) {
  return useRender(render, props)
}

/** How many pages are shown at most, gaps included, so that the controls keep their places. */
const SHOWN = 7

/** The pages that are shown, in their order; null for a gap. */
function getShownPages(page: number, pages: number): ReadonlyArray<number | null> {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)
  if (pages <= SHOWN) return range(1, pages)
  if (page <= 4) return [...range(1, 5), null, pages]
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)]
  return [1, null, ...range(page - 1, page + 1), null, pages]
}
