/** The pages of the plan, in their order. The outline names them. */
import { title, weeks } from '../plan.mjs'
import { words } from '../texts.mjs'
import { before } from './before.mjs'
import { cover } from './cover.mjs'
import { coolDownPage, warmUpPage } from './drills.mjs'
import { log } from './log.mjs'
import { techniquePage } from './technique.mjs'
import { weekPage } from './week.mjs'

/** @type {readonly { name: string, draw: (sheet: import('./layout.mjs').Sheet, section: import('./layout.mjs').Element) => void }[]} */
export const pages = [
  { name: title, draw: cover },
  { name: words.before.title, draw: before },
  { name: words.warmUp.title, draw: warmUpPage },
  { name: words.legs, draw: techniquePage(words.legs, ['stepUp', 'squat', 'splitSquat', 'hinge']) },
  { name: words.rest, draw: techniquePage(words.rest, ['pushUp', 'row', 'calfRaise', 'plank']) },
  ...weeks.map((week, index) => ({ name: `Week ${index + 1}: ${week.name}`, draw: weekPage(week, index) })),
  { name: words.coolDown.title, draw: coolDownPage },
  { name: words.log.title, draw: log },
]
