/** Something to tell the visitor, in passing. */
export interface Notice {
  /** `destructive` says that something failed: it looks so, and is announced at once. */
  kind: 'plain' | 'destructive'
  title: string
  text?: string
  /** Where to go from here: shown as a link below the text. */
  link?: { text: string; href: string }
}

/** A notice that has been raised. */
export interface Toast extends Notice {
  id: string
}

/** What the toasts are like at one moment. */
export interface ToastsState {
  /** The one toast on the screen (TOAST-01). */
  shown: Toast | null
  /** Records of those that have left it, latest first. */
  dismissed: Toast[]
}

/** Holds the toasts of one page. Knows no React; {@link Toaster} shows it. */
export interface Toasts {
  /** Raises a toast. One that is shown makes room for it (TOAST-01). */
  notify: (notice: Notice) => void
  /** Takes a toast off the screen and keeps its record. */
  dismiss: (id: string) => void
  /** Drops the record of a dismissed toast. */
  forget: (id: string) => void
  /** Calls the listener after every change, until the function that it returns is called. */
  subscribe: (listener: () => void) => () => void
  /** The same object until something changes. */
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
