import type { ReactNode } from 'react'

/** A screen of the demo's phone. The timeline moves it, and what is in it, by their `data-part`. */
export function Scene({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-part={name} className="absolute inset-0 flex flex-col bg-ground">
      {children}
    </div>
  )
}

interface ReplacedProps {
  part: string
  before: string
  after: string
}

/** A value that is struck out, and the new one beside it. */
export function Rewritten({ part, before, after }: ReplacedProps) {
  return (
    <span className="inline-grid grid-cols-2 items-baseline gap-3 text-end [direction:ltr] rtl:[direction:rtl]">
      <span data-part={`${part}-before`}>
        <bdi className="relative">
          {before}
          <span
            data-part={`${part}-line`}
            className="absolute inset-x-0 top-[55%] h-[0.1em] origin-left bg-current rtl:origin-right"
          />
        </bdi>
      </span>
      <span data-part={`${part}-after`} className="font-label text-ink">
        <bdi>{after}</bdi>
      </span>
    </span>
  )
}

/** A text that is replaced by another one in its place. */
export function Replaced({ part, before, after }: ReplacedProps) {
  return (
    <span className="inline-grid *:[grid-area:1/1]">
      <bdi data-part={`${part}-before`}>{before}</bdi>
      <bdi data-part={`${part}-after`}>{after}</bdi>
    </span>
  )
}

/** A value that counts: one line high, its values below each other. */
export function Reel({ part, values }: { part: string; values: readonly string[] }) {
  return (
    <span className="inline-block h-[1em] overflow-hidden align-top leading-none">
      <span data-part={part} className="grid auto-rows-[1.25em]">
        {values.map((value) => (
          <bdi key={value}>{value}</bdi>
        ))}
      </span>
    </span>
  )
}
