import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { viewports, type Settings } from '../../modes.ts'
import { copyDocument } from '../copy-document.ts'

/** A rendered story as a document without scripts, with the size of its window. */
export interface StoryCopy {
  root: HTMLElement
  width: string
  height: string
}

interface Request {
  id: string
  /** The width of its window in px, unless it has a viewport of its own. @default 1280 */
  width: number | undefined
  /** Where the copy will be shown. */
  place: Element
  signal: AbortSignal
  resolve: (copy: StoryCopy | undefined) => void
}

type Channel = DocsContextProps['channel']

/** The time after which an unfinished story is copied as it is, in ms. */
const TIMEOUT_MS = 5000
const size = { width: '1280px', height: '800px' }
/** Storybook's events at the end of a story, whether it succeeded or failed. */
const ends = ['storyFinished', 'storyUnchanged', 'storyErrored', 'storyThrewException', 'storyMissing']

/**
 * Renders stories one after the other in one hidden frame, and copies what they show. Measured on a busy machine, a
 * frame took 2 s to load Storybook, with some 30 requests, and each further story in it 0.3 s: a frame per picture
 * would take minutes. Inline, without a frame, views would follow the page's own media queries and lie over it.
 */
export function storyCopies(settings: Settings) {
  const queue: Request[] = []
  let isRunning = false
  let channel: Promise<Channel> | undefined
  const frame = document.createElement('iframe')
  frame.className = 'docs-renderer'
  frame.inert = true
  frame.title = 'Renderer'

  async function run() {
    if (isRunning) return
    isRunning = true
    channel ??= open(frame, settings)
    const ready = await channel
    for (let next = queue.shift(); next; next = queue.shift()) {
      const isWanted = !next.signal.aborted && frame.isConnected
      next.resolve(isWanted ? await copyStory(frame, ready, next) : undefined)
    }
    isRunning = false
  }

  return {
    /** The copy of a story; none if it is no longer wanted when its turn comes. */
    request: (wanted: Omit<Request, 'resolve'>) =>
      new Promise<StoryCopy | undefined>((resolve) => {
        queue.push({ ...wanted, resolve })
        queue.sort(byPlace)
        void run()
      }),
    close: () => frame.remove(),
  }
}

/** The page's order. */
const byPlace = ({ place }: Request, other: Request) =>
  place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Opens Storybook without a story, and without its accessibility check. */
function open(frame: HTMLIFrameElement, settings: Settings): Promise<Channel> {
  frame.src = 'iframe.html?viewMode=story'
  setSize(frame, size)
  document.body.append(frame)
  return new Promise((resolve) => {
    const poll = setInterval(() => {
      if (!frame.isConnected) clearInterval(poll)
      // SAFETY: Storybook's own property, once it has begun.
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame.contentWindow ?? {}) as {
        __STORYBOOK_ADDONS_CHANNEL__?: Channel
      }
      if (!channel?.last('setGlobals')) return
      clearInterval(poll)
      // Storybook would send events to the docs page, which takes its parent's role.
      Object.defineProperty(frame.contentWindow, 'parent', { value: frame.contentWindow })
      // Without a story, Storybook ignores the globals of an address.
      const globals = { ...settings, a11y: { manual: true } }
      channel.listeners('updateGlobals')?.forEach((listen) => listen({ globals }))
      resolve(channel)
    }, 20)
  })
}

async function copyStory(
  frame: HTMLIFrameElement,
  channel: Channel,
  { id, width }: Request,
): Promise<StoryCopy | undefined> {
  const rendered = ended(channel)
  // Not emitted: Storybook's development server would send it to the docs page too.
  channel.listeners('setCurrentStory')?.forEach((listen) => listen({ storyId: id, viewMode: 'story' }))
  await rendered
  const own = viewportOf(channel)
  const styles = own ? viewports[own].styles : width ? { width: `${width}px`, height: `${(width * 5) / 8}px` } : size
  const isResized = frame.style.getPropertyValue('--width') !== styles.width
  setSize(frame, styles)
  // A tooltip moves with its element.
  if (isResized) await new Promise((resolve) => setTimeout(resolve, 50))
  return frame.contentDocument ? { root: copyDocument(frame.contentDocument), ...styles } : undefined
}

function ended(channel: Channel): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      ends.forEach((event) => channel.off(event, end))
      resolve()
    }
    const timer = setTimeout(end, TIMEOUT_MS)
    ends.forEach((event) => channel.on(event, end))
  })
}

/** The viewport that the present story sets. */
function viewportOf(channel: Channel): keyof typeof viewports | undefined {
  // SAFETY: Storybook's event, with our viewports.
  const [event] = (channel.last('globalsUpdated') ?? []) as [
    { storyGlobals?: { viewport?: { value?: keyof typeof viewports } } }?,
  ]
  return event?.storyGlobals?.viewport?.value
}

function setSize(frame: HTMLIFrameElement, { width, height }: { width: string; height: string }) {
  frame.style.setProperty('--width', width)
  frame.style.setProperty('--height', height)
}
