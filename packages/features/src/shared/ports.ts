/** What a visitor is told beside the page's own text; a host shows it as a toast. */
export interface Notice {
  /** `destructive` says that something failed. */
  kind: 'plain' | 'destructive'
  title: string
  text?: string
}

/** Shows a notice. A new one replaces the one in sight (TOAST-01). */
export type Notify = (notice: Notice) => void

/** Goes to a path of this site, without a full load where the host has a router. */
export type Navigate = (path: string, options?: NavigateOptions) => void

/** How to go there. */
export interface NavigateOptions {
  /** Leave no way back to the present screen. @default false */
  replace?: boolean
}

/** Writes down what a developer has to know and a visitor need not. */
export interface Log {
  error(message: string, detail?: unknown): void
}
