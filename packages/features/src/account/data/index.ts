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
  type SaveFile,
} from './export-data.ts'
