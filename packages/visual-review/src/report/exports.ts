import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Findings } from '../findings.ts'
import { readVersion } from '../version.ts'
import { getFailedJunit, getJunit } from './junit.ts'
import { getSarif } from './sarif.ts'

/** Files that other programs read, besides the report. */
export interface ExportFiles {
  junit?: string | undefined
  sarif?: string | undefined
}

/** Writes the files that are asked for. */
export function writeExports({ junit, sarif }: ExportFiles, findings: Findings): void {
  if (junit !== undefined) write(junit, getJunit(findings))
  if (sarif !== undefined) write(sarif, getSarif(findings, readVersion()))
}

/** Replaces older files: JUnit's has the reason. Without SARIF's, alerts stay as they are. */
export function writeFailedExports({ junit, sarif }: ExportFiles, reason: string): void {
  if (junit !== undefined) write(junit, getFailedJunit(reason))
  if (sarif !== undefined) rmSync(sarif, { force: true })
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
