import { instructions } from './pages/instructions.ts'
import { cover } from './pages/cover.ts'
import { coolDownPage, warmUpPage } from './pages/drills.ts'
import { progressChart } from './pages/progress-chart.ts'
import { techniquePage } from './pages/technique.ts'
import { weekPage } from './pages/week.ts'
import { title, weeks } from './plan.ts'
import type { StructureElement, TaggedDocument } from './tagged-document.ts'
import { texts } from './texts.ts'

/** A page: its name in the outline, and its content. */
interface Page {
  name: string
  draw: (pdf: TaggedDocument, section: StructureElement) => void
}

/** The pages of the plan, in order. */
export const pages: readonly Page[] = [
  { name: title, draw: cover },
  { name: texts.before.title, draw: instructions },
  { name: texts.warmUp.title, draw: warmUpPage },
  { name: texts.legs, draw: techniquePage(texts.legs, ['stepUp', 'squat', 'splitSquat', 'hinge']) },
  { name: texts.rest, draw: techniquePage(texts.rest, ['pushUp', 'row', 'calfRaise', 'plank']) },
  ...weeks.map((week, index) => ({ name: `Week ${index + 1}: ${week.name}`, draw: weekPage(week, index) })),
  { name: texts.coolDown.title, draw: coolDownPage },
  { name: texts.log.title, draw: progressChart },
]
