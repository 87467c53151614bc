import { toGlobals, type Settings } from './modes.ts'

/** The address of Storybook's preview by itself: a story or docs page with settings, not checked for accessibility. */
export function frameUrl(query: Readonly<Record<string, string>>, settings: Settings): string {
  const globals = `${toGlobals(settings)};a11y.manual:!true`
  return `iframe.html?${new URLSearchParams({ ...query, globals }).toString()}`
}
