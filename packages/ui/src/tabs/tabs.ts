/**
 * Several views of one thing, of which one is shown: `Tabs.Root`, `.List`, `.Tab`, `.Panel`.
 */
export * as Tabs from './parts.tsx'
