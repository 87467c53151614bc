import * as icons from '@summit/ui/icons'
import { TextField } from '@summit/ui/text-field'
import { useRef, useState } from 'react'
import { CopyButton, CopyStatus } from '../../.storybook/docs/copy.tsx'

const sources = import.meta.glob<string>('../../packages/ui/src/icons/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The description of each icon: the comment before its function. */
const descriptions = new Map(
  Object.values(sources)
    .flatMap((source) => [...source.matchAll(/\/\*\* (.+) \*\/\nexport function (\w+)/g)])
    .map(([, description = '', name = '']) => [name, description]),
)

/** Every icon, with a search by name and description. */
export function IconList() {
  const [filter, setFilter] = useState('')
  const found = Object.keys(icons).filter((name) =>
    `${name} ${descriptions.get(name) ?? ''}`.toLowerCase().includes(filter.toLowerCase()),
  ) as (keyof typeof icons)[]
  return (
    <CopyStatus>
      <div className="grid gap-8">
        <TextField
          label="Search icons"
          type="search"
          hint={`${found.length} of ${Object.keys(icons).length}, by name or description`}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
          {found.map((name) => (
            <IconCard key={name} name={name} />
          ))}
        </ul>
      </div>
    </CopyStatus>
  )
}

function IconCard({ name }: { name: keyof typeof icons }) {
  const ref = useRef<HTMLSpanElement>(null)
  const [markup, setMarkup] = useState('')
  const Icon = icons[name]
  return (
    <li
      className="grid content-start gap-3 border border-line bg-surface p-4 text-caption"
      ref={() => setMarkup(toSvg(ref.current))}
    >
      <span ref={ref} className="flex items-center gap-4">
        <Icon />
        <Icon size="small" />
      </span>
      <p className="text-ink-muted">
        <strong className="block font-label text-small text-ink">{name}</strong>
        {descriptions.get(name)}
      </p>
      <span className="flex flex-wrap gap-1 self-end">
        <CopyButton text={`import { ${name} } from '@summit/ui/icons'`} label={`Import: copy ${name}`}>
          Import
        </CopyButton>
        <CopyButton text={`<${name} />`} label={`JSX: copy ${name}`}>
          JSX
        </CopyButton>
        <CopyButton text={markup} label={`SVG: copy ${name}`}>
          SVG
        </CopyButton>
      </span>
    </li>
  )
}

/** The markup of the first icon in an element, without the attributes that only the component needs. */
function toSvg(parent: HTMLElement | null): string {
  const svg = parent?.querySelector('svg')?.cloneNode(true)
  if (!(svg instanceof SVGElement)) return ''
  for (const name of ['class', 'data-slot', 'aria-hidden']) svg.removeAttribute(name)
  return new XMLSerializer().serializeToString(svg)
}
