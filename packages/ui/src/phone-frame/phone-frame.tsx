import type { ReactNode } from 'react'

/** What a drawn phone shows, and where. */
export interface PhoneFrameProps {
  /** What is on the screen, in one sentence: the picture's name. What stands in the screen is not read out. */
  label: string
  /** The time in the status line. */
  time: string
  /** Places the phone and gives it its font size, from which everything in it takes its measure. It is 20 em wide. */
  className?: string
  children: ReactNode
}

/**
 * The app as a picture: a phone whose screen is laid out by its children, top down. In it the usual classes for colour,
 * space and text stand for the phone's own values, all of them in em, so one font size scales the whole sharply.
 */
export function PhoneFrame({ label, time, className = '', children }: PhoneFrameProps) {
  return (
    <div role="img" aria-label={label} className={`device relative h-166 w-80 flex-none p-2 text-start ${className}`}>
      <div aria-hidden="true" className="relative flex h-full flex-col overflow-clip rounded-[2.65em] bg-ground">
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
