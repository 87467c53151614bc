/**
 * What is known here of Storybook's inside, which its documentation does not promise: names of classes, elements and
 * events. They stand in this file only, and those for Node in `enrich-stories.ts`, to be looked at after an upgrade.
 */
import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons, composeConfigs } from 'storybook/preview-api'
import { configure, getConfig } from 'storybook/test'

/** The manager's frame with the story or docs page. */
export const previewFrame = '#storybook-preview-iframe'

/** The manager's toolbar. */
export const toolbar = '[data-testid="sb-preview-toolbar"]'

type Globals = Record<string, unknown>
type Channel = DocsContextProps['channel']

/** The toolbar's globals after the last change, or from the address, without what single stories set. */
export function getGlobals(channel: Channel): Globals {
  // SAFETY: the payloads of these events.
  const [changed] = (channel.last(GLOBALS_UPDATED) ?? []) as [{ userGlobals: Globals }?]
  const [initial] = (channel.last(SET_GLOBALS) ?? []) as [{ globals: Globals }?]
  return changed?.userGlobals ?? initial?.globals ?? {}
}

/** Calls a function with the toolbar's globals after every change. Returns a function that ends this. */
export function onGlobalsChange(channel: Channel, listener: (globals: Globals) => void): () => void {
  // Before `getGlobals` has them.
  const onChange = ({ userGlobals }: { userGlobals: Globals }) => listener(userGlobals)
  channel.on(GLOBALS_UPDATED, onChange)
  return () => channel.off(GLOBALS_UPDATED, onChange)
}

/** Changes the toolbar's globals from within a story. */
export function setGlobals(globals: Globals): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals })
}

/**
 * Renders a docs page once. After a change of the toolbar's globals Storybook would build it anew, closed and without what
 * the reader has chosen and typed: our pages follow the globals themselves.
 */
export async function createDocsRenderer() {
  const { DocsRenderer } = await import('@storybook/addon-docs')
  const { render, unmount } = new DocsRenderer()
  let isRendered = false
  return {
    unmount,
    render: async (...page: Parameters<typeof render>) => {
      if (!isRendered) await render(...page)
      isRendered = true
    },
  }
}

/** Starts a story again. */
export function remountStory(storyId: string): void {
  addons.getChannel().emit(FORCE_REMOUNT, { storyId })
}

/** Runs every story with more annotations, outside of all others. Returns a function that ends this. */
export function annotateProject(annotations: object): () => void {
  const project = globalThis as { globalProjectAnnotations?: object }
  const { globalProjectAnnotations: before = {} } = project
  project.globalProjectAnnotations = composeConfigs([annotations, before])
  return () => (project.globalProjectAnnotations = before)
}

/**
 * Storybook wraps every event of a play function in React's `act`. An effect that moves the focus away from an edited
 * field makes user-event dispatch that field's `change` while `act` still runs the effects of the first event, and React
 * takes an `act` there for a component that suspended. Such an event belongs to the `act` of the first one.
 */
export function mergeNestedEvents(): void {
  const { eventWrapper } = getConfig()
  let isDispatching = false
  configure({
    eventWrapper: (dispatch: () => unknown) => {
      if (isDispatching) return dispatch()
      let result: unknown
      isDispatching = true
      try {
        eventWrapper(() => (result = dispatch()))
      } finally {
        isDispatching = false
      }
      return result
    },
  })
}

/** Styles for what Storybook puts around our docs pages, and for its blocks. */
export const storybookStyles = `
.sbdocs-content:has(.docs-foundation, .docs-preview) { max-inline-size: 100rem }
.sbdocs-toc--custom {
  .toc-list { border-color: color-mix(in srgb, currentColor 20%, transparent) !important }
  .toc-list .toc-list { font-size: 0.8125rem; > .toc-list-item { margin-inline-start: 12px } }
  &:not(:has(a)) { visibility: hidden }
}
.docs-example .docblock-source { margin-block-start: 0 }
@media print { .sbdocs-toc--custom.sbdocs-toc--custom { display: none } }
@media (forced-colors: active) { .innerZoomElementWrapper > * { border-color: canvas !important } }
@media (width < 40rem) { .sbdocs-wrapper.sbdocs-wrapper { padding: 2.5rem 1.25rem } }
`
