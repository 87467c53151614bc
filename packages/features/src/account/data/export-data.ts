import { accountApiRoutes } from '@summit/contract'
import type { Failed, FormStatus } from '../../shared/form/form-status.ts'
import { readRefusal } from '../../shared/form/refusal.ts'
import { failureText, type CodeTexts, type Failure, type Port, type Success } from '../../shared/form/submission.ts'
import type { HttpClient } from '../../shared/ports/request.ts'
import type { Notice } from '../../shared/ports/ports.ts'

/** The user's data, as the text of a file. */
export interface DataExported extends Success {
  text: string
}

/** The port that gets the user's data. */
export type ExportDataPort = Port<null, DataExported>

/** State of the export. A failure is shown until the next attempt, and a toast announces it. */
export type ExportDataState = FormStatus

/** Why the last attempt failed. */
export type ExportDataError = Failed

/** The request over HTTP. The body is the file: one that is no JSON, cut off or of a proxy, rejects. */
export function exportDataCall(request: HttpClient): ExportDataPort {
  return async (_, signal) => {
    const response = await request({ method: 'GET', path: accountApiRoutes.exportData, signal })
    if (!response.ok) return readRefusal(response)
    JSON.parse(response.text)
    return { ok: true, text: response.text }
  }
}

/** The toast for a failure. The browser announces the file. */
export function toNotice(failure: Failure, messages: ExportDataMessages): Notice {
  return { intent: 'danger', title: messages.failureTitle, text: failureText(failure, messages) }
}

/** The export's texts. */
export const exportDataMessages = {
  title: 'Your data',
  text: 'All that is stored about your account, as a JSON file.',
  submit: 'Download',
  submitting: 'Loading...',
  success: 'The file is in your downloads.',
  failureTitle: 'Data not loaded',
  refused: 'That did not work. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `signed_out`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type ExportDataMessages = typeof exportDataMessages
