import { useEffect, useRef, useState } from 'react'
import { showCopy } from './copy-document.ts'
import type { StoryCopy } from './story-copies.ts'
import { useCopies } from './thumbnails.tsx'

interface ThumbnailProps {
  /** The story's id. */
  id: string
  /** For a small component: a small window. */
  zoom?: boolean
}

/** What a story shows, scaled down and without interaction. It is rendered when it is about to be seen. */
export function Thumbnail({ id, zoom = false }: ThumbnailProps) {
  const request = useCopies()
  const ref = useRef<HTMLSpanElement>(null)
  const [copy, setCopy] = useState<StoryCopy>()

  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    let leaving = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        leaving.abort()
        leaving = new AbortController()
        if (!entry?.isIntersecting) return
        void request(id, element, leaving.signal).then((found) => {
          if (!found) return
          observer.disconnect()
          setCopy(found)
        })
      },
      { rootMargin: '50%' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      leaving.abort()
      // Another setting has another picture.
      setCopy(undefined)
    }
  }, [id, request])

  return (
    <span
      ref={ref}
      aria-hidden="true"
      className="docs-preview"
      style={zoom ? { '--width': '480px', '--height': '300px' } : { '--width': copy?.width, '--height': copy?.height }}
    >
      {copy && <StillFrame copy={copy} />}
    </span>
  )
}

function StillFrame({ copy: { root } }: { copy: StoryCopy }) {
  return (
    <iframe
      inert
      tabIndex={-1}
      title=""
      sandbox="allow-same-origin"
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument && !contentDocument.body.childElementCount) showCopy(root, contentDocument)
      }}
    />
  )
}
