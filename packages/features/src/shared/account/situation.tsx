import { Spinner } from '@summit/ui/spinner'
import type { ReactElement, Ref } from 'react'

/** The outcome or state that a picture shows. */
export type Sign = 'pending' | 'done' | 'failed' | 'mail' | 'key'

export interface SituationProps {
  /** Leave it out on a screen that has one state only. */
  sign?: Sign
  heading: string
  /**
   * The sentence below the heading. It may come from an address or a server, and is shown as text. Where it is more
   * than a string, pass one element: React cannot remove bare text nodes from a page that the browser has translated.
   */
  text?: string | ReactElement
  /** For what replaces a form: a ref that lets the headline take the focus, by which it is announced. */
  headingRef?: Ref<HTMLHeadingElement>
}

/**
 * The state of a screen: a picture, the headline and a sentence, which are announced when they change. Its elements
 * stay the same from one state to the next, so that the headline keeps the focus.
 */
export function Situation({ sign, heading, text, headingRef }: SituationProps) {
  return (
    <div role={headingRef ? undefined : 'status'} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {sign && <SignPicture sign={sign} />}
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-title wrap-anywhere">
        {heading}
      </h1>
      {text && <p className="wrap-anywhere text-ink-muted">{text}</p>}
    </div>
  )
}

const signs: Record<Exclude<Sign, 'pending'>, { look: string; paths: readonly string[] }> = {
  done: { look: 'text-success', paths: ['M28 6 52 48H4z', 'm19 35 7 7 13-16'] },
  failed: { look: 'text-danger', paths: ['M28 6 52 48H4z', 'm21 30 14 14M35 30 21 44'] },
  key: { look: '', paths: ['M28 6 52 48H4z', 'M28 25a4 4 0 1 0 .1 0zM28 33v7'] },
  mail: { look: '', paths: ['M4 12h48v34H4z', 'M5 14l23 18 23-18'] },
}

/** A peak with a tick, a cross or a keyhole; an envelope; or the spinner. Decorative: the headline says the same. */
function SignPicture({ sign }: { sign: Sign }) {
  if (sign === 'pending') return <Spinner size="large" />
  const { look, paths } = signs[sign]
  return (
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      className={`size-14 ${look}`}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
