import { useEffect, useRef, useState, type Ref, type RefObject } from 'react'
import type { themes } from '../../modes.ts'
import { showCopy } from '../copy-document.ts'
import type { StoryCopy } from './story-copies.ts'
import { useCopies } from './thumbnails.tsx'

type Theme = keyof typeof themes

interface ThumbnailProps {
  /** The story's id. */
  id: string
  /** The width of its window in px, for a small component. @default the viewport's */
  width?: number | undefined
}

/** What a story shows, scaled down and without interaction. It is rendered when it is about to be seen. */
export function Thumbnail(props: ThumbnailProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const copy = useCopy(props, ref)
  return <Picture ref={ref} copy={copy} />
}

/** Thumbnails of a story in all themes, rendered once. */
export function ThemedThumbnails(props: ThumbnailProps) {
  const ref = useRef<HTMLDivElement>(null)
  const copy = useCopy(props, ref)
  return (
    <div ref={ref} className="docs-themes">
      <Picture copy={copy} theme="light" />
      <Picture copy={copy} theme="dark" />
    </div>
  )
}

interface PictureProps {
  copy: StoryCopy | undefined
  theme?: Theme
  ref?: Ref<HTMLSpanElement>
}

function Picture({ copy, theme, ref }: PictureProps) {
  return (
    <span
      ref={ref}
      aria-hidden="true"
      className="docs-preview"
      style={{ '--width': copy?.width, '--height': copy?.height }}
    >
      {copy && <StillFrame copy={copy} theme={theme} />}
    </span>
  )
}

/** The copy of a story, requested when an element is about to be seen. */
function useCopy({ id, width }: ThumbnailProps, ref: RefObject<Element | null>): StoryCopy | undefined {
  const request = useCopies()
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
        void request({ id, width, place: element, signal: leaving.signal }).then((found) => {
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
  }, [id, width, ref, request])

  return copy
}

function StillFrame({ copy: { root }, theme }: { copy: StoryCopy; theme: Theme | undefined }) {
  return (
    <iframe
      inert
      tabIndex={-1}
      title=""
      sandbox="allow-same-origin"
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument && !contentDocument.body.childElementCount)
          showCopy(theme ? inTheme(root, theme) : root, contentDocument)
      }}
    />
  )
}

function inTheme(root: HTMLElement, theme: Theme): HTMLElement {
  // SAFETY: a copy of an element is of its type.
  const copy = root.cloneNode(true) as HTMLElement
  copy.dataset['theme'] = theme
  return copy
}
