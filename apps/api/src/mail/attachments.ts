import type { Files } from '../site/files.ts'
import type { Attachment } from './mail.ts'

/** The bytes of a file that goes with a mail. Rejects where there is none. */
export type ReadAttachment = (attachment: Attachment) => Promise<Uint8Array>

/** Reads what goes with mails from the files of the site. */
export function siteAttachments(files: Files): ReadAttachment {
  return async ({ path }) => {
    const file = files.get(path)
    if (!file) throw new Error(`The site's build has no ${path}, so no mail can take it along. Build the site again.`)
    return (await file.variant(['identity'])).body
  }
}
