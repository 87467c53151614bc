import { useMessages } from '../shared/messages/use-messages.ts'
import { downloadMessages, type DownloadMessages } from './download.ts'

/** The download page's texts, in the visitor's language. */
export function useDownload(): DownloadMessages {
  return useMessages(downloadMessages)
}
