/** A short message for the visitor. */
export interface Notice {
  /** `danger` is for failures: styled differently and announced assertively. @default 'neutral' */
  intent?: 'neutral' | 'danger' | undefined
  /** The first line: what happened. */
  title: string
  /** Details below the title. */
  text?: string | undefined
  /** A link below the text. */
  link?: { text: string; href: string } | undefined
  /** A button below the text, which also dismisses the toast. Offer the same elsewhere: a toast is soon gone. */
  action?: { text: string; onClick: () => void } | undefined
  /** How long it stays, in ms; with `Infinity` until it is dismissed. @default the toaster's, 5000 */
  duration?: number | undefined
}

/** A notice with its id. */
export interface Toast extends Notice {
  /** Unique in its store. */
  id: string
}

/** Handle of a toast. Once the toast is dismissed or replaced, both functions do nothing. */
export interface ToastHandle {
  /** Removes it from the screen. */
  dismiss: () => void
  /** Shows another notice in its place, which is announced and stays as long as a new one. */
  update: (notice: Notice) => void
}

/** The state of the toasts. */
export interface ToastsState {
  /** The one toast on the screen. */
  shown: Toast | null
  /** Those that were dismissed, the latest first. A toast that was replaced leaves no record. */
  dismissed: Toast[]
}

/** A store of one page's toasts, without React. {@link Toaster} shows them. */
export interface Toasts {
  /** Shows a toast, in place of the one that is shown. */
  notify: (notice: Notice) => ToastHandle
  /** Removes a toast from the screen and keeps its record. */
  dismiss: (id: string) => void
  /** Deletes the record of a dismissed toast. */
  forget: (id: string) => void
  /** Calls the listener after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
  /** The current state: the same object until it changes. */
  current: () => ToastsState
}

/** A new store with nothing shown. */
export function createToasts(): Toasts {
  let state: ToastsState = { shown: null, dismissed: [] }
  let created = 0
  const listeners = new Set<() => void>()

  const setState = (next: ToastsState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const show = (notice: Notice): Toast => {
    const shown = { ...notice, id: `toast-${++created}` }
    setState({ ...state, shown })
    return shown
  }
  const dismiss = (id: string) => {
    const { shown, dismissed } = state
    if (shown?.id === id) setState({ shown: null, dismissed: [shown, ...dismissed] })
  }

  return {
    notify: (notice) => {
      let toast = show(notice)
      return {
        dismiss: () => dismiss(toast.id),
        update: (next) => {
          if (state.shown === toast) toast = show(next)
        },
      }
    },
    dismiss,
    forget: (id) => setState({ ...state, dismissed: state.dismissed.filter((toast) => toast.id !== id) }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
  }
}
