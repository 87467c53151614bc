'use client'

import { createContext, useCallback, useLayoutEffect, useState } from 'react'

/** The ids that the parts of a component have, by the part, so that one can refer to another. */
export interface PartIds<Part extends string = string> {
  ids: Partial<Record<Part, string>>
  setId: (part: Part, id: string, isPresent: boolean) => void
}

/** The ids of the parts of the component around a part, if it keeps them. */
export const PartIdsContext = createContext<PartIds | null>(null)

/** The ids of a component's parts, which its parts set by `usePartId`. */
export function usePartIds<Part extends string = string>(): PartIds<Part> {
  const [ids, setIds] = useState<PartIds<Part>['ids']>({})
  const setId = useCallback((part: Part, id: string, isPresent: boolean) => {
    setIds((others) => {
      // A part that replaces another one is there before that has gone.
      if (!isPresent && others[part] !== id) return others
      return { ...others, [part]: isPresent ? id : undefined }
    })
  }, [])
  return { ids, setId }
}

/** The attribute of a trigger that refers to its content by the id that this has, also where it is the host's. */
export function referToContent(parts: PartIds<'content'> | null) {
  const id = parts?.ids.content
  return id ? { 'aria-controls': id } : undefined
}

/** Keeps a part's id in those of its component for as long as it has one. */
export function usePartId<Part extends string>(parts: PartIds<Part> | null, part: Part, id: string | undefined): void {
  const setId = parts?.setId
  useLayoutEffect(() => {
    if (!id) return
    setId?.(part, id, true)
    return () => setId?.(part, id, false)
  }, [setId, part, id])
}

/** A `ref` that keeps the id of a part's element, which the host may have given to it or to the element in `render`. */
export function usePartIdRef<Part extends string>(parts: PartIds<Part> | null, part: Part) {
  const setId = parts?.setId
  return useCallback(
    (element: Element | null) => {
      if (!element) return
      const { id } = element
      setId?.(part, id, true)
      return () => setId?.(part, id, false)
    },
    [setId, part],
  )
}
