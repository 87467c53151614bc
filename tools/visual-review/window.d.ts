import type { inPage } from './in-page.mjs'

type Listen = (event: string, listener: (data: never) => void) => void

declare global {
  interface Window {
    visualReview: ReturnType<typeof inPage>
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, data: unknown) => void
      on: Listen
      once: Listen
      off: Listen
    }
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>
      loadStory: (asked: { storyId: string }) => Promise<{ storyGlobals: { viewport?: { value?: string } } }>
    }
  }
  interface StylePropertyMapReadOnly {
    [Symbol.iterator]: () => Iterator<[string, Iterable<CSSStyleValue>]>
  }
}
