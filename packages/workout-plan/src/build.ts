/** `npm run build`: writes the PDF into `dist/`. */
import path from 'node:path'
import { writeWorkoutPlan } from './workout-plan.ts'

await writeWorkoutPlan(path.join(import.meta.dirname, '../dist/summit-workout-plan.pdf'))
