import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { expect, expectTypeOf, it } from 'vitest'
import { reportJsonSchema, reportSchema } from '../../testing/report-schema.ts'
import { writeEveryStatus } from '../../testing/every-status.ts'
import type { ReportPicture } from '../in-page/report-picture.ts'
import type { Report } from './report.ts'

it('is published as it is in the code, with the properties of the types', () => {
  const file = path.join(import.meta.dirname, '../../report.schema.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(reportJsonSchema)
  type Output = v.InferOutput<typeof reportSchema>
  expectTypeOf<Output>().toExtend<Report>()
  expectTypeOf<Report>().toExtend<Output>()
  // Of optional properties, assignability says nothing.
  expectTypeOf<keyof Report>().toEqualTypeOf<keyof Output>()
  expectTypeOf<keyof ReportPicture>().toEqualTypeOf<keyof Output['pictures'][number]>()
})

it('holds for a report with pictures of every status, and for nothing else', () => {
  const report: unknown = writeEveryStatus()
  expect(v.parse(reportSchema, report)).toEqual(report)
  for (const more of [{ exitCode: 8 }, { sentence: undefined }, { unknown: 1 }, { causes: [{ name: 'c1' }] }])
    expect(v.is(reportSchema, { ...(report as Report), ...more })).toBe(false)
})
