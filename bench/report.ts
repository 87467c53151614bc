/** How a part of the benchmark reports: Markdown tables on the console, JSON in `.cache/bench`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { medians, ratioTo, type Samples } from './measure.ts'
import { root } from '../tools/lib/run.ts'

export type Row = Record<string, string | number>

export interface Table {
  title: string
  rows: Row[]
}

/** One part of the benchmark. It measures everything `runs` times. */
export type Part = (runs: number) => Promise<Table[]>

/** Three significant digits, and no fraction from a hundred on. */
export function format(value: string | number): string {
  if (typeof value === 'string') return value
  if (!Number.isFinite(value)) return '–'
  return Number.isInteger(value) || Math.abs(value) >= 100
    ? String(Math.round(value))
    : String(Number(value.toPrecision(3)))
}

/** A table in Markdown, its columns as wide as their longest cell. */
export function markdown({ rows }: Table): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [columns, ...rows.map((row) => columns.map((column) => format(row[column] ?? '')))]
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)))
  const isText = columns.map((column) => rows.every((row) => typeof (row[column] ?? '') === 'string'))
  const line = (texts: string[]) =>
    `| ${texts.map((text, index) => (isText[index] ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, index) => (isText[index] ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  const [head = [], ...body] = cells
  return [head, rule, ...body].map(line).join('\n')
}

/** A row per candidate: the medians, and for `compared` metrics the ratio to the reference. */
export function getRows(samples: Samples, reference: string, compared: string[]): Row[] {
  const base = samples.get(reference) ?? []
  return [...samples].map(([candidate, own]) => ({
    candidate,
    ...medians(own),
    ...Object.fromEntries(compared.map((metric) => [`${metric} ×`, ratioTo(base, own, metric)])),
  }))
}

/** Prints the tables of a part and writes them as JSON. */
export function report(part: string, runs: number, seconds: number, tables: Table[]): void {
  for (const table of tables) console.log(`\n${table.title}\n\n${markdown(table)}`)
  const folder = join(root, '.cache/bench')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${part}.json`)
  const machine = { node: process.version, cores: availableParallelism(), load: loadavg()[0] }
  writeFileSync(file, `${JSON.stringify({ part, runs, seconds, ...machine, tables }, null, 2)}\n`)
  console.log(`\n${part}: ${seconds} s, median of ${runs}, load ${format(loadavg()[0] ?? 0)}. ${file}`)
}
