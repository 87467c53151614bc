/** @jsxRuntime classic */
import * as React from 'react'
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { writeClipboard } from '../clipboard.ts'
import { siteEvent, type SitePage } from '../site-event.ts'
import { ToolButton, ToolLink } from './controls.tsx'

const RESULT_MS = 2000

/** Copies the address of the story, or of the heading of a docs page, with settings and args. */
export function CopyLink() {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const [result, setResult] = React.useState<'Copied' | 'Not copied'>()
  React.useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), RESULT_MS)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async () => {
    const { managerHref } = api.getStoryHrefs(storyId, {
      base: 'origin',
      viewMode: viewMode === 'docs' ? 'docs' : 'story',
    })
    const isCopied = await writeClipboard(`${managerHref}${viewMode === 'docs' ? location.hash : ''}`)
    setResult(isCopied ? 'Copied' : 'Not copied')
  }
  return (
    <ToolButton type="button" title="Copy a link to this state" onClick={() => void copy()}>
      <span aria-live="polite">{result ?? 'Copy link'}</span>
    </ToolButton>
  )
}

/**
 * Leads to the page of the site that has the story's state. Not shown where the site has no such page, nor where nobody
 * said which site this Storybook belongs to.
 */
export function OpenInSite() {
  const { storyId, viewMode } = useStorybookState()
  const site = useSite()
  const [page, setPage] = React.useState<SitePage>()
  useChannel({ [siteEvent]: setPage })
  if (viewMode !== 'story' || page?.storyId !== storyId || page.path === undefined || !site) return null
  return (
    <ToolLink
      href={new URL(page.path, site).href}
      target="_blank"
      rel="noreferrer"
      title="Open this state’s page in the site"
    >
      Open in site
    </ToolLink>
  )
}

/** The address of the site, once it is known. */
function useSite(): string | null {
  const [site, setSite] = React.useState<string | null>(null)
  React.useEffect(() => {
    // A host that answers unknown files with its own page has no address of a site.
    void readSite().then(setSite, () => {})
  }, [])
  return site
}

async function readSite() {
  const response = await fetch('site.json')
  // SAFETY: written by `main.ts`, or by the server.
  return ((await response.json()) as { url: string | null }).url
}
