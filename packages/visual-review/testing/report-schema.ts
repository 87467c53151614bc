import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { REPORT_VERSION } from '../src/report/report.ts'

const index = v.pipe(v.number(), v.integer(), v.minValue(0))
const seconds = v.pipe(v.number(), v.minValue(0))
const texts = v.array(v.string())
const file = v.exactOptional(v.string())
const side = v.strictObject({ name: v.string(), commit: v.exactOptional(v.string()) })

const cause = v.strictObject({
  name: v.pipe(v.string(), v.description('c1, c2, …: the name for `visual-review accept`')),
  kind: v.picklist(['token', 'style', 'text', 'aria', 'DOM', 'box', 'axe', 'fixed', 'pixels', 'story']),
  text: v.pipe(v.string(), v.description('The old and the new value')),
  where: v.pipe(texts, v.description('The elements that changed')),
  titles: v.pipe(texts, v.description('The titles of the stories')),
  pictures: v.pipe(v.array(index), v.description('Indices of `pictures`')),
  isAccepted: v.boolean(),
})

const picture = v.strictObject({
  at: index,
  id: v.string(),
  title: v.string(),
  name: v.string(),
  mode: v.string(),
  globals: v.record(v.string(), v.string()),
  status: v.picklist(['same', 'changed', 'new', 'removed', 'renamed', 'unstable', 'failed', 'skipped']),
  note: v.exactOptional(v.string()),
  causes: v.pipe(texts, v.description('Names of `causes`')),
  files: v.strictObject({ base: file, head: file, difference: file }),
  box: v.nullable(
    v.pipe(
      v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
      v.description('Left, top, width, height of all changed pixels'),
    ),
  ),
  pixels: v.pipe(index, v.description('How many pixels changed')),
})

/** The content of `report.json`. The test compares it with the types, and with the JSON Schema that is published. */
export const reportSchema = v.strictObject({
  version: v.pipe(v.literal(REPORT_VERSION), v.description('The version of this format')),
  time: v.pipe(v.string(), v.isoTimestamp(), v.description('When the report was written')),
  part: v.exactOptional(
    v.pipe(v.strictObject({ index, total: index }), v.description('Which part of a review it is, if it is not whole')),
  ),
  sentence: v.pipe(v.string(), v.description('The result in one sentence')),
  exitCode: v.pipe(index, v.maxValue(7), v.description('The sum of 1: not accepted, 2: not judged, 4: unstable')),
  looked: v.strictObject({ pictures: index, stories: index, same: index }),
  stories: v.pipe(texts, v.description('The ids of all stories that were compared, also of those that are the same')),
  notLooked: v.pipe(texts, v.description('What the review does not cover')),
  base: side,
  head: side,
  browser: v.pipe(v.string(), v.description('The browser and its version')),
  seconds: v.strictObject({ building: seconds, looking: seconds }),
  causes: v.array(cause),
  pictures: v.pipe(v.array(picture), v.description('All that are not the same')),
  failures: v.pipe(texts, v.description('Why stories could not be judged')),
  skipped: v.pipe(texts, v.description('Which stories were left out, and why')),
  notes: texts,
  stale: v.pipe(texts, v.description('Acceptances that match no cause')),
})

/** The JSON Schema of `report.json`, as it is published. */
export const reportJsonSchema: object = { title: 'The report.json of visual-review', ...toJsonSchema(reportSchema) }
