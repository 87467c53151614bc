import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { connectionMessages } from './connection.ts'
import { useMessages } from './messages/use-messages.ts'

/**
 * A part of a page whose code is loaded when it is first shown. Where that fails, the page stays as it is, and a line at
 * the foot of the window says so.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => NeedsConnection) }))
}

function NeedsConnection() {
  return (
    <p
      role="alert"
      className="fixed inset-x-(--page-gutter) bottom-(--page-gutter) z-(--z-toast) border-s-4 border-danger bg-danger-ground px-4 py-3 text-ink"
    >
      {useMessages(connectionMessages).needsConnection}
    </p>
  )
}
