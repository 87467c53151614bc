import { useEffect, useState, type ComponentType } from 'react'

type LateProps<P> = P & {
  /** Fetches the component; made outside of any. What cannot be had is not missed. */
  load: () => Promise<ComponentType<P>>
}

/** What a page can begin without: its code comes after the page's own, and nothing stands in its place until then. */
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
