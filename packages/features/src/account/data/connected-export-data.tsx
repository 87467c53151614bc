'use client'

import { ExportDataCard } from './export-data-card.tsx'
import { useExportData, type ExportDataOptions } from './use-export-data.ts'

export type ExportDataProps = ExportDataOptions

/** The download of the user's data, connected: {@link ExportDataCard} with {@link useExportData}. */
export function ExportData(options: ExportDataProps) {
  return <ExportDataCard exportData={useExportData(options)} />
}
