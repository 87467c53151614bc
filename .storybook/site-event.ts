/** The site's page that has a story's state. */
export interface SitePage {
  storyId: string
  /** Path and query; undefined where the site has no such page. */
  path: string | undefined
}

/** Channel event from a story to the toolbar, with its `SitePage`. */
export const siteEvent = 'summit/site-page'
