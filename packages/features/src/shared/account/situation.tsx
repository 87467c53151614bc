import { Spinner } from '@summit/ui/spinner'
import type { ReactElement } from 'react'

/** How things stand, as a picture. */
export type Sign = 'pending' | 'done' | 'failed' | 'mail' | 'key'

export interface SituationProps {
  /** Left out on a screen that never was, and never will be, in another situation. */
  sign?: Sign
  heading: string
  /**
   * What follows from it. May come from an address or a server, and is text whatever it holds. One element where it is
   * more than a string: bare texts beside elements could not be taken away again from a page that the browser translates.
   */
  text?: string | ReactElement
}

/**
 * How things stand: a sign, the screen's headline and a sentence, announced when they change. It keeps its elements
 * from one situation to the next, so that a focused headline stays one.
 */
export function Situation({ sign, heading, text }: SituationProps) {
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {sign && <SignPicture sign={sign} />}
      <h1 className="text-title wrap-anywhere">{heading}</h1>
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

/** A peak, reached, missed or to be unlocked; a letter; or the mark, climbing. The headline says the same in words. */
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
