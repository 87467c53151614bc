import { hashOf } from './hash.mjs'

/** @typedef {import('./in-page.mjs').Node} Node */

/**
 * One thing that is different in a picture, in words that stay the same as long as the change does.
 * @typedef {object} Change
 * @property {Kind} kind
 * @property {string} text what it was and what it is: `padding 8px → 12px`
 * @property {string} place the way to the element from the body, for one change seen in several modes
 * @property {string} slot what of the element changed, without values
 * @property {string} where the element, in words
 *
 * @typedef {'token' | 'style' | 'text' | 'aria' | 'DOM' | 'box' | 'axe' | 'fixed' | 'pixels' | 'story'} Kind
 */

/** What an element hands down: a change of it is told once, at the top. */
const inherited =
  /^(color|font-|line-height|letter-spacing|word-spacing|text-(align|transform|indent|wrap)|white-space|visibility|cursor|direction|list-style|accent-color|color-scheme|fill|stroke|pointer-events)/

/** What assistive technology reads of an element. */
const spoken = /^(aria-.*|role|alt|title|for|lang|inert|hidden|tabindex)$/

/**
 * What changed from one tree of elements to another. Boxes are left out unless nothing else explains them.
 * @param {Node} before
 * @param {Node} after
 * @returns {Change[]}
 */
export function compareTrees(before, after) {
  const changes = compare(before, after, 'body', {})
  return changes.length > 0 ? changes : compareBoxes(before, after, 'body').slice(0, 1)
}

/**
 * @param {Kind} kind
 * @param {string} slot
 * @param {string} text
 * @returns {Change}
 */
export function changeOf(kind, slot, text, place = '', where = '') {
  return { kind, slot, text, place, where }
}

/** @param {Node} before @param {Node} after @param {string} place @param {Styles} above what changed for the parent @returns {Change[]} */
function compare(before, after, place, above) {
  const where = nameOf(after)
  const words = [before, after].map(({ text }) => quoted(text)).join(' → ')
  const styles = between(before.style, after.style)
  const own = Object.entries(styles).filter(([name, values]) => !inherited.test(name) || above[name] !== values)
  const [slot, values] = [own.map(([name]) => name).join(), own.map((entry) => entry.join(' ')).join('; ')]
  return [
    ...(before.text === after.text ? [] : [changeOf('text', 'text', words, place, where)]),
    ...Object.entries(between(before.attributes, after.attributes, quoted))
      // A drawing's attribute may be its style as well.
      .filter(([name]) => !(name in styles))
      .map(([name, values]) =>
        changeOf(spoken.test(name) ? 'aria' : 'DOM', name, `${name} ${values} on ${after.tag}`, place, where),
      ),
    ...(own.length > 0 ? [changeOf('style', slot, values, place, where)] : []),
    ...compareChildren(before, after, place, { ...above, ...styles }),
  ]
}

/** @param {Node} before @param {Node} after @param {string} place @param {Styles} above @returns {Change[]} */
function compareChildren(before, after, place, above) {
  const left = [...before.children]
  /** @param {(node: Node) => boolean} isIt */
  const take = (isIt) => {
    const at = left.findIndex(isIt)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  // First what stayed as it was, wherever it went; then, for the rest, the next of the same kind.
  const equals = after.children.map((node) => take((other) => shapeOf(other) === shapeOf(node)))
  const pairs = after.children.map((node, at) => equals[at] ?? take(({ tag }) => tag === node.tag))
  const told = (/** @type {string} */ what, /** @type {Node} */ node, /** @type {number} */ at) =>
    changeOf('DOM', what, `${nameOf(node)} ${what}`, `${place} > ${node.tag}[${at}]`, `in ${after.tag}`)
  let furthest = -1
  const changes = after.children.flatMap((node, at) => {
    const was = pairs[at]
    if (!was) return [told(`added ${hashOf(JSON.stringify({ ...node, box: 0 }), 8)}`, node, at)]
    const from = before.children.indexOf(was)
    const moved = from < furthest ? [told('moved', node, at)] : []
    furthest = Math.max(furthest, from)
    return [...moved, ...compare(was, node, `${place} > ${node.tag}[${from}]`, above)]
  })
  return [...left.map((node) => told('removed', node, before.children.indexOf(node))), ...changes]
}

/** An element with all that it holds, without its looks. @param {Node} node @returns {string} */
const shapeOf = (node) => JSON.stringify([node.tag, node.text, node.attributes, node.children.map(shapeOf)])

/** @typedef {Record<string, string>} Styles What changed, by property: `8px → 12px`. */

/**
 * What is another value in one table than in the other: `8px → 12px`.
 * @param {Record<string, string>} before
 * @param {Record<string, string>} after
 * @param {(value: string) => string} [quote]
 * @returns {Record<string, string>}
 */
export function between(before, after, quote = (value) => value) {
  const told = (/** @type {string | undefined} */ value) => (value === undefined ? 'none' : quote(value))
  return Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, `${told(before[name])} → ${told(after[name])}`]),
  )
}

/** @param {Node} before @param {Node} after @param {string} place @returns {Change[]} */
function compareBoxes(before, after, place) {
  const below = after.children.flatMap((child, at) => {
    const was = before.children[at]
    return was ? compareBoxes(was, child, `${place} > ${child.tag}[${at}]`) : []
  })
  const [was, is] = [before, after].map(({ box }) => `${box[2]} × ${box[3]}`)
  return was === is ? below : [...below, changeOf('box', 'size', `${after.tag} ${was} → ${is}`, place, nameOf(after))]
}

/** An element in words: its tag, and what it says. @param {Node} node */
function nameOf(node) {
  const name = node.attributes['aria-label'] ?? node.attributes['alt'] ?? wordsOf(node)
  return name ? `${node.tag} “${short(name)}”` : node.tag
}

/** @param {Node} node @returns {string} */
const wordsOf = (node) => [node.text, ...node.children.map(wordsOf)].filter(Boolean).join(' ')

/** A text, or its beginning and what tells it apart from others that begin so. @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 60)}… ${hashOf(text, 8)}` : line
}

/** @param {string} text */
const quoted = (text) => `“${short(text)}”`
