'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { connectionMessages } from './connection.ts'
import { useMessages } from './use-messages.ts'

/** A component whose code is loaded on demand. */
export type Loadable<P = object> = ComponentType<P> & {
  /** Loads the code once. Rejects if that fails; the next call tries again. */
  preload: () => Promise<void>
  isLoaded: () => boolean
}

/** A component that waits for its code in view of the visitor. */
export interface LoadableWait<P> {
  /** Rendered until the component is needed and its code is there. */
  Placeholder: ComponentType<P>
  /** Whether to load the code and to render the component. */
  isNeeded: (props: P) => boolean
}

/**
 * Makes a component whose code is loaded by its first render, or once `wait.isNeeded`, or earlier by `preload`. It
 * renders nothing or `wait.Placeholder` until then, and `Fallback` if loading fails. Once loaded it renders
 * synchronously: a preloaded page is prerendered and hydrated without a Suspense boundary.
 */
export function loadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P> = ConnectionNotice,
  wait?: LoadableWait<P>,
): Loadable<P> {
  let Loaded: ComponentType<P> | undefined
  let loading: Promise<void> | undefined

  const preload = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function LoadableComponent(props: P) {
    const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => Loaded)
    const isNeeded = !wait || wait.isNeeded(props)
    const isAwaited = isNeeded && !Component
    useEffect(() => {
      if (!isAwaited) return
      preload().then(
        () => setComponent(() => Loaded),
        () => setComponent(() => Fallback),
      )
    }, [isAwaited])
    if (isNeeded && Component) return <Component {...props} />
    return wait && <wait.Placeholder {...props} />
  }

  return Object.assign(LoadableComponent, { preload, isLoaded: () => Loaded !== undefined })
}

/** A notice that a part of the page could not be loaded: at the bottom of the window, or in the dialog that it was for. */
function ConnectionNotice() {
  return (
    <p
      role="alert"
      className="fixed inset-x-(--page-gutter) bottom-(--page-gutter) z-(--z-toast) border-s-4 border-danger bg-danger-ground px-4 py-3 in-[dialog]:static"
    >
      {useMessages(connectionMessages).needsConnection}
    </p>
  )
}
