import type { Site } from '../site/site.ts'
import type { ReadAttachment } from './smtp.ts'

/** Reads what goes with mails from the files of the site. */
export function siteAttachments(site: Site | undefined): ReadAttachment {
  return async ({ path }) => {
    const file = site?.files.get(path)
    if (!file) throw new Error(`The site's build has no ${path}, so no mail can take it along. Build the site again.`)
    return (await file.variant(['identity'])).body
  }
}
