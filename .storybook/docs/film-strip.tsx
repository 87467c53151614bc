import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { frameUrl } from '../frame-url.ts'
import { viewports } from '../modes.ts'
import { filmEvents } from '../run-step.ts'
import './film-strip.css'
import type { DocsEntry } from './story-frame.tsx'
import { FOCUSED, takePicture } from './take-picture.ts'
import { useTurn } from './use-turn.ts'

/** The page after a step of a play function, as HTML. The first picture is from before the first step. */
interface StepPicture {
  sentence: string | undefined
  html: string
}

/** How long a story may play. */
const LIMIT_MS = 30_000

/**
 * A flow as pictures: plays the story once, in a hidden iframe, and shows the page after each step, on desktop and on a
 * phone. Each picture links to the story, played until there.
 */
export function FilmStrip({ story, settings }: Omit<DocsEntry, 'of'>) {
  const strip = useRef<HTMLOListElement>(null)
  const endTurn = useTurn(strip)
  const [pictures, setPictures] = useState<readonly StepPicture[]>([])
  const [isDone, setIsDone] = useState(false)

  return (
    <ol ref={strip} className="docs-film" aria-busy={!isDone}>
      {pictures.map(({ sentence = beginningOf(story), html }, step) => (
        <li key={step}>
          <AnchorMdx
            href={`./?path=/story/${story.id}${pictures.length > 1 ? `&args=until:${step}` : ''}`}
            target="_self"
          >
            <span className="docs-film-frames">
              <Picture html={html} title={`${sentence}, desktop`} viewport="desktop" />
              <Picture html={html} title={`${sentence}, phone`} viewport="phone" />
            </span>
            <span>{sentence}</span>
          </AnchorMdx>
        </li>
      ))}
      {!isDone && <li className="docs-film-pending">Playing …</li>}
      {endTurn && !isDone && (
        <Recorder
          src={frameUrl({ viewMode: 'story', id: story.id, frame: story.id }, settings)}
          onPicture={(picture) => setPictures((before) => [...before, picture])}
          onEnd={() => {
            setIsDone(true)
            endTurn()
          }}
        />
      )}
    </ol>
  )
}

/** What the visitor did before the first step. */
function beginningOf({ initialArgs }: DocsEntry['story']): string {
  const { path = '/', startMs = 0 } = initialArgs as { path?: string; startMs?: number }
  const { pathname } = new URL(path, location.origin)
  return startMs ? `Stay on ${pathname} for ${startMs / 1000} s` : `Open ${pathname}`
}

function Picture({ html, title, viewport }: { html: string; title: string; viewport: 'desktop' | 'phone' }) {
  const { width, height } = viewports[viewport].styles
  return (
    <span className="docs-preview" data-viewport={viewport} style={{ '--width': width, '--height': height }}>
      <iframe title={title} srcDoc={html} loading="lazy" tabIndex={-1} onLoad={scrollToFocus} />
    </span>
  )
}

/** Shows what had the focus, which the small screen may have below its edge. */
function scrollToFocus({ currentTarget: { contentWindow } }: SyntheticEvent<HTMLIFrameElement>) {
  const focused = contentWindow?.document.querySelector(`[${FOCUSED}]`)
  if (!contentWindow || !focused) return
  const { bottom } = focused.getBoundingClientRect()
  if (bottom > 0.8 * contentWindow.innerHeight) contentWindow.scrollBy(0, bottom - contentWindow.innerHeight / 2)
}

interface RecorderProps {
  src: string
  onPicture: (picture: StepPicture) => void
  onEnd: () => void
}

/** Plays a story in a hidden iframe. */
function Recorder({ src, onPicture, onEnd }: RecorderProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const handlers = useRef({ onPicture, onEnd })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let count = 0
    const record = (event: Event) => {
      if (!element.contentDocument) return
      count += 1
      // Of another window, so `instanceof` does not know it.
      const { detail } = event as CustomEvent<string | null>
      handlers.current.onPicture({ sentence: detail ?? undefined, html: takePicture(element.contentDocument) })
    }
    const end = (event: Event) => {
      if (count === 0) record(event)
      handlers.current.onEnd()
    }
    const limit = setTimeout(() => handlers.current.onEnd(), LIMIT_MS)
    element.addEventListener(filmEvents.step, record)
    element.addEventListener(filmEvents.end, end)
    return () => {
      clearTimeout(limit)
      element.removeEventListener(filmEvents.step, record)
      element.removeEventListener(filmEvents.end, end)
    }
  }, [])

  return (
    <iframe
      ref={frame}
      title="The flow that is being played"
      src={src}
      className="docs-film-recorder"
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
