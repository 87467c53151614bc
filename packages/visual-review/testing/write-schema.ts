/** `npm run schema --workspace visual-review`: writes `report.schema.json`, which a test compares with the types. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { reportJsonSchema } from './report-schema.ts'

const file = path.join(import.meta.dirname, '../report.schema.json')
writeFileSync(file, `${JSON.stringify(reportJsonSchema, null, 2)}\n`)
