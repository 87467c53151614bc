import { Spinner } from '@summit/ui/spinner'
import type { ReactElement, Ref } from 'react'

/** The icon of a status. */
export type StatusIcon = 'pending' | 'done' | 'failed' | 'mail' | 'key'

export interface StatusMessageProps {
  /** Omitted on screens with a single state. */
  icon?: StatusIcon | undefined
  heading: string
  /**
   * The sentence below the heading. It may come from an address or a server, and is shown as text. Where it is more
   * than a string, pass one element: React cannot remove bare text nodes from a page that the browser has translated.
   */
  text?: string | ReactElement | undefined
  /** In place of the text where there are no scripts, which alone could end this state. */
  withoutScripts?: string | undefined
  /** Makes the heading focusable, to receive the focus when a form is replaced. Without it this is a live region. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** The level of the heading, in a dialog or a card. @default 1 */
  level?: 1 | 2 | undefined
}

/**
 * An icon, a heading and a sentence in a live region. The elements stay mounted from one state to the next, so that the
 * heading keeps the focus.
 */
export function StatusMessage({ icon, heading, text, withoutScripts, headingRef, level = 1 }: StatusMessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div role={headingRef ? undefined : 'status'} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {icon && <Icon icon={icon} />}
      <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-title wrap-anywhere">
        {heading}
      </Heading>
      {text && (
        <p className={`wrap-anywhere text-ink-muted ${withoutScripts === undefined ? '' : 'scriptless:hidden'}`}>
          {text}
        </p>
      )}
      {withoutScripts && <p className="hidden scriptless:block">{withoutScripts}</p>}
    </div>
  )
}

const icons: Record<Exclude<StatusIcon, 'pending'>, { className: string; paths: readonly string[] }> = {
  done: { className: 'text-success', paths: ['M28 6 52 48H4z', 'm19 35 7 7 13-16'] },
  failed: { className: 'text-danger', paths: ['M28 6 52 48H4z', 'm21 30 14 14M35 30 21 44'] },
  key: { className: '', paths: ['M28 6 52 48H4z', 'M28 25a4 4 0 1 0 .1 0zM28 33v7'] },
  mail: { className: '', paths: ['M4 12h48v34H4z', 'M5 14l23 18 23-18'] },
}

/** A peak with a tick, a cross or a keyhole; an envelope; or the spinner. Decorative. */
function Icon({ icon }: { icon: StatusIcon }) {
  if (icon === 'pending') return <Spinner size="large" className="scriptless:hidden" />
  const { className, paths } = icons[icon]
  return (
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      className={`size-14 ${className}`}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
