import { exportDataMessages, type ExportDataState } from './export-data.ts'
import type { ExportDataHandle } from './use-export-data.ts'

/** One value per state. */
export const states = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'unreachable', message: exportDataMessages.unreachable },
} satisfies { [S in ExportDataState['status']]: Extract<ExportDataState, { status: S }> }

/** A mock return value of `useExportData` in this state. `download` is a no-op unless overridden. */
export function mockHandle(state: ExportDataState, handle: Partial<ExportDataHandle> = {}): ExportDataHandle {
  return { messages: exportDataMessages, download: () => {}, ...handle, state }
}
