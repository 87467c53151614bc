interface Window {
  visualReview: object
  __STORYBOOK_ADDONS_CHANNEL__: Record<'on' | 'once' | 'off', (event: string, hear: (data: never) => void) => void> &
    Record<'emit', (event: string, data: unknown) => void>
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    loadStory: (asked: { storyId: string }) => Promise<{ storyGlobals: { viewport?: { value?: string } } }>
  }
}
