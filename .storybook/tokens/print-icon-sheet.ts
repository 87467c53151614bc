/** Prints the SVG file of all icons, in a process of its own: only there the components are read from source. */
import { iconSheet } from './icon-sheet.ts'

process.stdout.write(iconSheet())
