import type { ReactElement, ReactNode } from 'react'

/** The five components of a kit, each alone as small as its documentation shows it. */
export interface Kit {
  /** What a page needs around the components, if anything. */
  Provider: (props: { children: ReactNode }) => ReactElement
  Button: (props: { children: ReactNode }) => ReactElement
  /** A controlled dialog with a title, a text and a way to close it. */
  Dialog: (props: { isOpen: boolean; onClose: () => void }) => ReactElement
  /** A plain button that shows a toast, and the region that the toast appears in. */
  Toast: () => ReactElement
  /** A plain button with a tooltip. */
  Tooltip: () => ReactElement
  /** A text field with a label, a hint and an error. */
  TextField: () => ReactElement
}

export const texts = {
  saved: 'Saved',
  details: 'All of it.',
  title: 'Delete it?',
  warning: 'It cannot be brought back.',
  hint: 'Nothing is sent anywhere.',
  label: 'Email',
  note: 'For the receipt.',
  error: 'Enter your address.',
}
