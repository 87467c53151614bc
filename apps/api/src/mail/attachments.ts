import type { Files } from '../site/files.ts'
import type { Attachment } from './mail.ts'

/** Reads an attachment. Rejects if the file does not exist. */
export type ReadAttachment = (attachment: Attachment) => Promise<Uint8Array>

/** Reads attachments from the files of the site. */
export function siteAttachments(files: Files): ReadAttachment {
  return async ({ path }) => {
    const file = files.get(path)
    if (!file) throw new Error(`The site's build lacks the attachment ${path}. Build the site again.`)
    return (await file.variant(['identity'])).body
  }
}
