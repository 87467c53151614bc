import type { Page, Response } from '@playwright/test'

/** What the page's Content-Security-Policy allows, by directive. */
export async function getPolicy(page: Page, response: Response | null): Promise<Map<string, string[]>> {
  const header = response?.headers()['content-security-policy']
  const meta = page.locator('meta[http-equiv="content-security-policy"]')
  const text = header ?? (await meta.getAttribute('content')) ?? ''
  return new Map(
    text.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/)
      return name ? [[name, sources]] : []
    }),
  )
}

/** The sources of scripts and of style sheets that a strict policy does not allow. */
export function laxSources(policy: Map<string, string[]>): string[] {
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
  const styles = policy.get('style-src-elem') ?? policy.get('style-src') ?? policy.get('default-src') ?? ['*']
  return [...scripts, ...styles].filter((source) => /unsafe-(inline|eval)|^(\*|https?:|data:|blob:)/.test(source))
}
