export type { SaveFile } from '../use-save-file.ts'
export { ExportData, type ExportDataProps } from './connected-export-data.tsx'
export { ExportDataCard, type ExportDataCardProps } from './export-data-card.tsx'
export { useExportData, type ExportDataHandle, type ExportDataOptions } from './use-export-data.ts'
export {
  exportDataMessages,
  type DataExported,
  type ExportDataError,
  type ExportDataMessages,
  type ExportDataPort,
  type ExportDataState,
} from './export-data.ts'
