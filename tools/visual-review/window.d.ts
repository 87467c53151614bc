interface Window {
  visualReview: object
  __STORYBOOK_ADDONS_CHANNEL__: Record<
    'on' | 'once' | 'off',
    (event: string, listener: (data: never) => void) => void
  > & {
    emit: (event: string, data: unknown) => void
  }
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    loadStory: (asked: { storyId: string }) => Promise<{ storyGlobals: { viewport?: { value?: string } } }>
  }
}

interface StylePropertyMapReadOnly {
  [Symbol.iterator]: () => Iterator<[string, Iterable<CSSStyleValue>]>
}
