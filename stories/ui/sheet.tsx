import { themes } from '@summit/ui/tokens'
import type { ReactNode } from 'react'

/** States that a pointer or the keyboard causes, as classes of storybook-addon-pseudo-states. */
const pseudoClasses = {
  Rest: '',
  Hover: 'pseudo-hover-all',
  Focus: 'sheet-focus',
  Pressed: 'pseudo-hover-all pseudo-active-all',
}

type State = keyof typeof pseudoClasses

interface SheetProps<Props> {
  /** Variants: title → props. */
  rows: Readonly<Record<string, Props>>
  /** States by pointer and keyboard. @default all of them */
  states?: readonly State[]
  /** States by props, after those: title → props. */
  columns?: Readonly<Record<string, Partial<Props>>>
  /** The component with these props. `id` is different in each cell. */
  cell: (props: Props, id: string) => ReactNode
}

const all = ['Rest', 'Hover', 'Focus', 'Pressed'] as const

/** A component in all variants and states, in both themes. */
export function Sheet<Props extends object>({ rows, states = all, columns = {}, cell }: SheetProps<Props>) {
  return themes.map((theme) => (
    <section
      key={theme}
      data-theme={theme}
      className="overflow-x-auto bg-ground p-4 text-ink"
      tabIndex={0}
      aria-label={theme}
    >
      <table className="w-max border-separate border-spacing-3 text-start">
        <thead>
          <tr className="text-caption text-ink-muted">
            <th scope="col" className="text-start font-normal">
              {theme === 'light' ? 'Light' : 'Dark'}
            </th>
            {[...states, ...Object.keys(columns)].map((title) => (
              <th key={title} scope="col" className="text-start font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([title, props]) => (
            <tr key={title}>
              <th scope="row" className="pe-2 text-start text-caption font-normal text-ink-muted">
                {title}
              </th>
              {states.map((state) => (
                <td key={state} className={pseudoClasses[state]}>
                  {cell(props, toId(theme, title, state))}
                </td>
              ))}
              {Object.entries(columns).map(([column, more]) => (
                <td key={column}>{cell({ ...props, ...more }, toId(theme, title, column))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}

/** What has the focus in a cell: not its ancestors, as with the other states. */
const focused = '.sheet-focus :is(a, button, summary, select, input:not([type=radio]), input:checked, textarea)'

/** A story with a sheet, which has no controls and no code. */
export const sheet = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: { codePanel: false },
    pseudo: { focus: focused, focusVisible: focused },
  },
}

/** An id has no spaces. */
const toId = (...words: string[]) => words.join('-').replaceAll(' ', '-')
