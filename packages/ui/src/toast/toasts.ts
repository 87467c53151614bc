/** A short message for the visitor. */
export interface Notice {
  /** `destructive` is for failures: styled differently and announced assertively. */
  kind: 'plain' | 'destructive'
  title: string
  text?: string
  /** A link below the text. */
  link?: { text: string; href: string } | undefined
}

/** A notice that was raised, with its id. */
export interface Toast extends Notice {
  id: string
}

/** The state of the toasts. */
export interface ToastsState {
  /** The one toast on the screen (TOAST-01). */
  shown: Toast | null
  /** Those that were dismissed or replaced, the latest first. */
  dismissed: Toast[]
}

/** A store of one page's toasts, without React. {@link Toaster} shows them. */
export interface Toasts {
  /** Shows a toast, in place of the one that is shown (TOAST-01). */
  notify: (notice: Notice) => void
  /** Removes a toast from the screen and keeps its record. */
  dismiss: (id: string) => void
  /** Deletes the record of a dismissed toast. */
  forget: (id: string) => void
  /** Calls the listener after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
  /** The present state: the same object until something changes. */
  current: () => ToastsState
}

/** A new store with nothing shown. */
export function createToasts(): Toasts {
  let state: ToastsState = { shown: null, dismissed: [] }
  let raised = 0
  const listeners = new Set<() => void>()

  const become = (next: ToastsState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const replaceShown = (next: Toast | null) => {
    const { shown, dismissed } = state
    become({ shown: next, dismissed: shown ? [shown, ...dismissed] : dismissed })
  }

  return {
    notify: (notice) => replaceShown({ ...notice, id: `toast-${++raised}` }),
    dismiss: (id) => {
      if (state.shown?.id === id) replaceShown(null)
    },
    forget: (id) => become({ ...state, dismissed: state.dismissed.filter((toast) => toast.id !== id) }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
  }
}
