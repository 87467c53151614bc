import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part of a page whose code comes when it is first shown. Code that cannot be had must not take the page along: a line
 * at the foot of the window says so instead.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => NeedsConnection) }))
}

/**
 * What the site's own scripts say where they cannot be had. Trying again would not do: for as long as a document lives,
 * Chromium remembers that a script could not be had.
 */
function NeedsConnection() {
  return (
    <p
      role="alert"
      className="fixed inset-x-(--page-gutter) bottom-(--page-gutter) z-(--z-toast) border-s-4 border-danger bg-danger-ground px-4 py-3 text-ink"
    >
      This needs a connection. Please reload the page.
    </p>
  )
}
