/** The style sheets of the tokens, as PostCSS reads them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode } from 'postcss'
import { root } from '../lib/run.ts'

/** CSS as shadcn's schema has it: declarations and nested rules by name. */
export interface Css {
  [name: string]: string | Css
}

const folder = join(root, 'packages/ui/src/tokens')
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css') && file !== 'no-defaults.css')
/** What is at their top level. */
export const nodes = sheets.flatMap((file) => postcss.parse(readFileSync(join(folder, file), 'utf8')).nodes)

export const isAtRule = (node: ChildNode, name: string): node is AtRule => node.type === 'atrule' && node.name === name

/** The rules of a name at the top level, by their parameters. */
export const atRules = (name: string): ReadonlyMap<string, AtRule> =>
  new Map(nodes.flatMap((node) => (isAtRule(node, name) ? [[node.params, node]] : [])))
