import { useEffect, useState, type ComponentType } from 'react'

type LateProps<P> = P & {
  /** Loads the component. Define it outside of components. A failure is ignored. */
  load: () => Promise<ComponentType<P>>
}

/** A part that a page can do without: its code is loaded after the page's own, and nothing is rendered until then. */
export function Late<P extends object>({ load, ...props }: LateProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [load])
  // SAFETY: the props without `load` are those of the component that `load` brings.
  return Part && <Part {...(props as unknown as P)} />
}
