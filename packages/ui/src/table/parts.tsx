'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useRender, type Render } from '../use-render.ts'

/** The props of a table, besides those of the `<div>` around it. */
export interface RootProps extends ComponentProps<'div'> {
  /** What the table is about, which is its accessible name. */
  caption: ReactNode
  /** Only screen readers get the caption, since a heading above says the same. @default false */
  captionHidden?: boolean | undefined
  /** Places the table. */
  className?: string | undefined
}

/**
 * A table with its caption. Where it is wider than its container it scrolls to the side, and takes the keyboard's focus
 * for that. All props are those of the `<div>` around the `<table>`.
 */
export function Root({ caption, captionHidden = false, className, children, ref, ...rest }: RootProps) {
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const composed = useComposedRefs(ref, container)
  const isScrollable = useIsScrollable(container)
  return (
    <div
      data-slot="table-root"
      {...(isScrollable && { role: 'region', tabIndex: 0, 'aria-labelledby': id })}
      {...rest}
      ref={composed}
      className={cx('relative overflow-x-auto', className)}
    >
      {/* The table scrolls rather than break the words of a button. */}
      <table className="w-full border-collapse text-small [&_[data-slot$=button]]:whitespace-nowrap">
        <caption id={id} className={captionHidden ? 'sr-only' : 'pb-3 text-start text-h4'}>
          {/* Stays where it is while the table scrolls. */}
          <span className="sticky start-0 inline-block">{caption}</span>
        </caption>
        {children}
      </table>
    </div>
  )
}

function useIsScrollable(container: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false)
  useEffect(() => {
    const { current } = container
    if (!current?.firstElementChild) return
    const observer = new ResizeObserver(() => setIsScrollable(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    observer.observe(current.firstElementChild)
    return () => observer.disconnect()
  }, [container])
  return isScrollable
}

/** The row of column headers. Renders a `<thead>`. */
export function Header(props: ComponentProps<'thead'>) {
  return <thead data-slot="table-header" {...props} />
}

/** The rows. Renders a `<tbody>`. */
export function Body(props: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} />
}

/** A row. Renders a `<tr>`. */
export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" {...rest} className={cx('border-b border-line', className)} />
}

interface CellVariants {
  /** A number: at the end of the column, with digits of one width. @default false */
  numeric?: boolean | undefined
}

const cellClass = ({ numeric }: CellVariants, className: string | undefined) =>
  cx('py-3 not-last:pe-6', numeric ? 'text-end tabular-nums' : 'text-start', className)

/** The props of a column's header, besides those of a `<th>`. */
export interface ColumnHeaderProps extends ComponentProps<'th'>, CellVariants {
  /** How the rows are sorted by this column. With it, the header is a button that sorts. */
  sort?: 'ascending' | 'descending' | 'none' | undefined
  /** Called when the visitor wants the rows sorted by this column, with the order to come. */
  onSort?: ((order: 'ascending' | 'descending') => void) | undefined
  /** The element to render instead of the `<button>`, where a server sorts: `render={<a href="?sort=date" />}`. */
  render?: Render<ComponentProps<'button'>> | undefined
}

/** The header of a column. Slots: `table-sort`, the button of a column that sorts. Renders a `<th>`. */
export function ColumnHeader({ sort, onSort, render, numeric, className, children, ...rest }: ColumnHeaderProps) {
  return (
    <th
      data-slot="table-column-header"
      scope="col"
      {...(sort && sort !== 'none' && { 'aria-sort': sort })}
      {...rest}
      className={cellClass(
        { numeric },
        cx('border-b border-line-strong font-label whitespace-nowrap text-ink-muted', className),
      )}
    >
      {sort ? (
        <SortButton sort={sort} onSort={onSort} render={render}>
          {children}
        </SortButton>
      ) : (
        children
      )}
    </th>
  )
}

function SortButton({ sort, onSort, render = <button />, children }: ColumnHeaderProps) {
  return useRender(render, {
    'data-slot': 'table-sort',
    type: 'button',
    onClick: () => onSort?.(sort === 'ascending' ? 'descending' : 'ascending'),
    className: 'group inline-flex min-h-(--target) items-center gap-2 -my-3 no-underline hover:text-ink',
    children: (
      <>
        {children}
        <span
          aria-hidden="true"
          className={cx(
            'size-2.5 flex-none bg-current [clip-path:var(--triangle)] forced-colors:bg-[ButtonText]',
            sort === 'none' && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            sort === 'descending' && 'rotate-180',
          )}
        />
      </>
    ),
  })
}

/** The cell that names its row. Renders a `<th>`. */
export function RowHeader({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      data-slot="table-row-header"
      scope="row"
      {...rest}
      className={cellClass({}, cx('min-w-32 font-label', className))}
    />
  )
}

/** The props of a cell, besides those of a `<td>`. */
export interface CellProps extends ComponentProps<'td'>, CellVariants {}

/** A cell. Renders a `<td>`. */
export function Cell({ numeric, className, ...rest }: CellProps) {
  return <td data-slot="table-cell" {...rest} className={cellClass({ numeric }, className)} />
}

/** The props of the row of an empty table, besides those of a `<tbody>`. */
export interface EmptyProps extends ComponentProps<'tbody'> {
  /** How many columns the table has. */
  columns: number
}

/** What a table without rows says, in place of `Table.Body`. Renders a `<tbody>`. */
export function Empty({ columns, children, ...rest }: EmptyProps) {
  return (
    <tbody data-slot="table-empty" {...rest}>
      <tr>
        <td colSpan={columns} className="py-10 text-center text-ink-muted">
          {children}
        </td>
      </tr>
    </tbody>
  )
}

/** The props of the rows of a table that is loading, besides those of a `<tbody>`. */
export interface LoadingProps extends Omit<ComponentProps<'tbody'>, 'children'> {
  /** How many columns the table has. */
  columns: number
  /** How many rows are probably coming. @default 3 */
  rows?: number | undefined
  /** What screen readers say. @default 'Loading' */
  label?: string | undefined
}

/** Placeholders for rows that are not loaded yet, in place of `Table.Body`. Renders a `<tbody>`. */
export function Loading({ columns, rows = 3, label = 'Loading', ...rest }: LoadingProps) {
  return (
    <tbody data-slot="table-loading" aria-busy="true" {...rest}>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className="border-b border-line">
          {Array.from({ length: columns }, (_, column) => (
            <td key={column} className={cellClass({}, undefined)}>
              <Skeleton className="w-full" />
              {row + column === 0 && <span className="sr-only">{label}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
