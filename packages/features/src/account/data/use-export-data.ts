'use client'

import { useMessages } from '../../shared/config/use-messages.ts'
import { toFailed, toFormStatus } from '../../shared/form/form-status.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import { useSaveFile, type SaveFile } from '../use-save-file.ts'
import {
  exportDataCall,
  exportDataMessages,
  toNotice,
  type ExportDataError,
  type ExportDataMessages,
  type ExportDataPort,
  type ExportDataState,
} from './export-data.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface ExportDataOptions extends Partial<Pick<Ports, 'request' | 'notify'>> {
  /** Gets the data. @default `GET /api/auth/export-data` */
  exportData?: ExportDataPort | undefined
  /** Saves the file. @default as a download */
  save?: SaveFile | undefined
  /** The name of the file. @default 'account-data.json' */
  fileName?: string | undefined
  /** Called after every failed attempt. */
  onError?: ((error: ExportDataError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<ExportDataMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface ExportDataHandle {
  state: ExportDataState
  messages: ExportDataMessages
  /** Gets the data and saves it; does nothing during another request. */
  download: () => void
}

/** The state of the download of the signed-in user's data. Ports come from the provider. */
export function useExportData(options: ExportDataOptions = {}): ExportDataHandle {
  const { request, notify } = usePorts(options)
  const { exportData = exportDataCall(request), fileName = 'account-data.json', onError } = options
  const save = useSaveFile(options.save)
  const messages = useMessages(exportDataMessages, options.messages)
  const { state, submit } = useSubmission(exportData, (result) => {
    if (result.ok) {
      save(fileName, result.text)
      return
    }
    notify(toNotice(result, messages))
    onError?.(toFailed(result, messages))
  })
  return useStableHandle({ state: toFormStatus(state, messages), messages, download: () => submit(null) })
}
