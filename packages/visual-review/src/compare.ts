import { shortHash } from './hash.ts'
import type { PageNode } from './in-page/functions.ts'

/** What kind of thing changed. `fixed` is an axe violation that is gone, `pixels` a change without a known cause. */
export type ChangeKind = 'token' | 'style' | 'text' | 'aria' | 'DOM' | 'box' | 'axe' | 'fixed' | 'pixels' | 'story'

/** One difference between two pictures. */
export interface Change {
  kind: ChangeKind
  /** The old and the new value: `padding 8px → 12px`. The same change has the same text in every picture. */
  text: string
  /** Path from the body to the element. Identifies the same change in several modes. */
  place: string
  /** Which property of the element changed, without values. */
  slot: string
  /** The element as shown to people. */
  where: string
  /** A page about the rule that axe found violated. */
  helpUrl?: string
}

/** Changed values by name: `8px → 12px`. */
type ValueChanges = Record<string, string>

/** Inherited properties. A change is reported once, for the topmost element. */
const inherited =
  /^(color|font-|line-height|letter-spacing|word-spacing|text-(align|transform|indent|wrap)|white-space|visibility|cursor|direction|list-style|accent-color|color-scheme|fill|stroke|pointer-events)/

/** Attributes that assistive technology uses. */
const accessibility = /^(aria-.*|role|alt|title|for|lang|inert|hidden|tabindex)$/

/** A change, with empty fields where it belongs to no element. Its text is on one line, as an acceptance has it. */
export function getChange(kind: ChangeKind, slot: string, text: string, place = '', where = ''): Change {
  return { kind, slot, text: text.replace(/\s+/g, ' '), place, where }
}

/** The changes from one tree of elements to another. Sizes are compared only if nothing else changed. */
export function compareTrees(before: PageNode, after: PageNode): Change[] {
  const changes = compareNodes(before, after, 'body', {})
  return changes.length > 0 ? changes : compareSizes(before, after, 'body').slice(0, 1)
}

function compareNodes(before: PageNode, after: PageNode, place: string, parentStyles: ValueChanges): Change[] {
  const where = getName(after)
  if (before.isIgnored !== after.isIgnored)
    return [
      getChange('DOM', 'ignored', `${after.tag} is ${after.isIgnored ? 'now' : 'no longer'} ignored`, place, where),
    ]
  const styles = changedValues(before.style, after.style)
  const own = Object.entries(styles).filter(([name, change]) => !inherited.test(name) || parentStyles[name] !== change)
  const text = getChange('text', 'text', `${quoted(before.text)} → ${quoted(after.text)}`, place, where)
  const style = getChange(
    'style',
    own.map(([name]) => name).join(),
    own.map((pair) => pair.join(' ')).join('; '),
    place,
    where,
  )
  return [
    ...(before.text === after.text ? [] : [text]),
    ...Object.entries(changedValues(before.attributes, after.attributes, quoted))
      // An SVG presentation attribute is also a computed style.
      .filter(([name]) => !(name in styles))
      .map(([name, change]) => {
        const kind = accessibility.test(name) ? 'aria' : 'DOM'
        return getChange(kind, name, `${name} ${change} on ${after.tag}`, place, where)
      }),
    ...(own.length > 0 ? [style] : []),
    ...compareChildren(before, after, place, { ...parentStyles, ...styles }),
  ]
}

function compareChildren(before: PageNode, after: PageNode, place: string, parentStyles: ValueChanges): Change[] {
  const unmatched = [...before.children]
  const takeFirst = (matches: (node: PageNode) => boolean) => {
    const at = unmatched.findIndex(matches)
    return at < 0 ? undefined : unmatched.splice(at, 1)[0]
  }
  // Equal children are matched first, wherever they are; then the next one with the same tag.
  const shapes = new Map([...before.children, ...after.children].map((node) => [node, JSON.stringify(getShape(node))]))
  const equal = after.children.map((node) => takeFirst((other) => shapes.get(other) === shapes.get(node)))
  const matches = after.children.map((node, at) => equal[at] ?? takeFirst(({ tag }) => tag === node.tag))
  const nodeChange = (event: string, node: PageNode, at: number) =>
    getChange('DOM', event, `${getName(node)} ${event}`, `${place} > ${node.tag}[${at}]`, `in ${after.tag}`)
  let lastIndex = -1
  const changes = after.children.flatMap((node, at) => {
    const match = matches[at]
    if (!match) return [nodeChange(`added ${shortHash(JSON.stringify({ ...node, box: 0 }), 8)}`, node, at)]
    const index = before.children.indexOf(match)
    const moved = index < lastIndex ? [nodeChange('moved', node, at)] : []
    lastIndex = Math.max(lastIndex, index)
    return [...moved, ...compareNodes(match, node, `${place} > ${node.tag}[${index}]`, parentStyles)]
  })
  return [...unmatched.map((node) => nodeChange('removed', node, before.children.indexOf(node))), ...changes]
}

/** An element and its descendants without styles, for comparison. */
function getShape(node: PageNode): unknown {
  return [node.tag, node.text, node.attributes, node.children.map(getShape)]
}

/** The values that differ between two tables: `8px → 12px`. `format` is applied to each value. */
export function changedValues(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  format = (value: string) => value,
): ValueChanges {
  const formatted = (value: string | undefined) => (value === undefined ? 'none' : format(value))
  return Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, `${formatted(before[name])} → ${formatted(after[name])}`]),
  )
}

function compareSizes(before: PageNode, after: PageNode, place: string): Change[] {
  const below = after.children.flatMap((child, at) => {
    const match = before.children[at]
    return match ? compareSizes(match, child, `${place} > ${child.tag}[${at}]`) : []
  })
  const [was, is] = [getSize(before), getSize(after)]
  return was === is ? below : [...below, getChange('box', 'size', `${after.tag} ${was} → ${is}`, place, getName(after))]
}

function getSize({ box: [left, top, width, height], isIgnored }: PageNode): string {
  // An ignored element is left blank, so that no pixel shows where it is.
  return `${width} × ${height}${isIgnored ? ` at ${left}, ${top}` : ''}`
}

/** An element by its tag and its label or text. */
function getName(node: PageNode): string {
  const name = node.attributes['aria-label'] ?? node.attributes['alt'] ?? getText(node)
  return name ? `${node.tag} “${shortened(name)}”` : node.tag
}

function getText(node: PageNode): string {
  return [node.text, ...node.children.map(getText)].filter(Boolean).join(' ')
}

/** A text on one line; a long one is cut, with a hash that distinguishes it from others that begin the same. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 60)}… ${shortHash(text, 8)}` : line
}

function quoted(text: string): string {
  return `“${shortened(text)}”`
}
