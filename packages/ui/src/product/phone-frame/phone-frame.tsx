import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** The props of a drawn phone, besides those of a `<div>`. */
export interface PhoneFrameProps extends ComponentProps<'div'> {
  /** What the screen shows, in one sentence: the picture's accessible name. The texts in it are not read out. */
  label: string
  /** The time in the status bar. */
  time: string
  /** Places the phone and sets its font size, from which all its measures follow: it is 20 em wide. */
  className?: string | undefined
  /** The screen's content. */
  children: ReactNode
}

/**
 * A picture of the app: a phone whose screen shows its children, top to bottom. Inside of it the usual classes for
 * colour, space and text have the phone's own values, which are all in em, so that its font size scales the whole
 * picture. Slot: `phone-frame-screen`.
 */
export function PhoneFrame({ label, time, className, children, ...rest }: PhoneFrameProps) {
  return (
    <div
      data-slot="phone-frame"
      role="img"
      aria-label={label}
      {...rest}
      className={cx('device relative h-166 w-80 flex-none p-2 text-start', className)}
    >
      <div
        data-slot="phone-frame-screen"
        aria-hidden="true"
        className="relative flex h-full flex-col overflow-clip rounded-[2.65em] bg-ground"
      >
        <div className="flex items-center justify-between px-6 pt-3 text-caption font-label">
          {time}
          <span className="h-3 w-6 rounded-1 bg-current" />
        </div>
        <span className="absolute inset-x-0 top-2 mx-auto h-6 w-20 rounded-round bg-sunk" />
        {children}
      </div>
    </div>
  )
}
