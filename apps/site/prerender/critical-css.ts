import postcss, { type Container, type Declaration, type Root } from 'postcss'
import { dropUnread, reduceCustomProperties } from './custom-properties.ts'

/**
 * Extracts the critical CSS of a page: rules whose classes, elements, slots and data attributes all occur, with the
 * keyframes and custom properties they use. Classes and elements are looked up in `own` (the page's HTML and
 * first-party code), slots, data attributes and custom properties in `code` too, which includes libraries.
 */
export function criticalCss(sheet: string, own: string, code = own): string {
  const words = new Set(own.split(/[\s"'`]+/))
  const tags = new Set([...own.matchAll(/(?:<|\bjsxs?\)?\(["'`])([a-z][\w-]*)/g)].map(([, name]) => name))
  // A class that contains a quote is split at it.
  const isNamed = (name: string) => words.has(name) || (/["'`]/.test(name) && own.includes(name))
  const isNeeded = (selector: string): boolean => {
    // `:not(…)` and lists such as `:lang(a, b)` are not required to match; of `:is(a, b)` and `:has(a, b)`, one alternative is.
    const positive = selector.replace(/:not\([^()]*\)/g, '')
    const lists = [...positive.matchAll(/:(?:has|is|where)\(([^()]*,[^()]*)\)/g)]
    const conditions = positive.replace(/:\w+\([^()]*,[^()]*\)/g, '')
    const classes = [...conditions.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
      unescape(name),
    )
    const parts = [...conditions.matchAll(/\[class\*=["']?([\w-]+)/g)].map(([, part = '']) => part)
    const attributes = [...conditions.matchAll(/\[(?:data-slot=["']?|(?=data-))([\w-]+)/g)].map(([, name = '']) => name)
    return (
      lists.every(([, list = '']) => list.split(',').some(isNeeded)) &&
      classes.every(isNamed) &&
      parts.every((part) => own.includes(part)) &&
      attributes.every((name) => code.includes(name)) &&
      getElements(conditions).every((name) => tags.has(name)) &&
      kindsOfField.every(([part, kind]) => !part.test(selector) || words.has(kind))
    )
  }

  const root = postcss.parse(sheet)
  // The style sheet file keeps Tailwind's licence comment.
  root.walkComments((comment) => void comment.remove())
  // Tailwind's fallback for browsers without `@property`, which are not supported in full.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove()
  })
  // Browsers with `@property` mix colours.
  root.walkAtRules('supports', (condition) => {
    if (condition.params.startsWith('(color:color-mix(')) condition.replaceWith(condition.nodes ?? [])
  })
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return
    // `:host` is Tailwind's, for shadow trees.
    const needed = rule.selectors.filter((selector) => selector !== ':host' && isNeeded(selector))
    if (needed.length === 0) rule.remove()
    else rule.selectors = needed
  })
  root.walkDecls((declaration) => {
    if (declaration.next()?.toString() === declaration.toString()) declaration.remove()
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replace(/,\s+/g, ',')
  })
  reduceCustomProperties(root, code)
  dropInitial(root, /^font-(feature|variation)-settings$/)
  dropUnplayed(root)
  while (dropUnread(root, code));
  dropEmpty(root)
  return root.toString()
}

/** Pseudo-elements of certain input types. */
const kindsOfField: readonly [part: RegExp, kind: string][] = [
  [/::-webkit-(date|calendar)/, 'date'],
  [/::-webkit-search/, 'search'],
  [/::-webkit-\w+-spin/, 'number'],
  [/::file-selector/, 'file'],
]

/** The type selectors of a selector; `input` for its pseudo-elements. */
function getElements(selector: string): string[] {
  if (/::(placeholder|file-selector|-webkit-)/.test(selector)) return ['input']
  const bare = selector.replace(
    /[.#](?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+|\[[^\]]*\]|:(?!is|where|has)[\w-]+\([^()]*\)|:+[\w-]+/g,
    ' ',
  )
  return (bare.match(/[a-z][\w-]*/gi) ?? []).filter((name) => name !== 'html' && name !== 'body')
}

/** Drops properties that no rule sets to anything but their initial value, as Tailwind's reset does. */
function dropInitial(root: Root, property: RegExp): void {
  const declarations: Declaration[] = []
  root.walkDecls(property, (declaration) => void declarations.push(declaration))
  if (declarations.some(({ value }) => !/^(normal|inherit)$/.test(value))) return
  for (const declaration of declarations) declaration.remove()
}

/** Drops unused keyframes. */
function dropUnplayed(root: Root): void {
  const played = new Set<string>()
  root.walkDecls(/animation|^--/, ({ value }) => value.split(/[\s,]+/).forEach((word) => played.add(word)))
  root.walkAtRules('keyframes', (keyframes) => {
    if (!played.has(keyframes.params)) keyframes.remove()
  })
}

function isKeyframe(parent: unknown): boolean {
  return parent instanceof postcss.AtRule && parent.name.endsWith('keyframes')
}

/** Drops empty rules. Empty layers stay: they may define the order of layers. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    dropEmpty(node)
    if (node.nodes.length === 0 && !(node instanceof postcss.AtRule && node.name === 'layer')) node.remove()
  })
}

/** Decodes CSS escapes in a class name. */
function unescape(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : sign,
  )
}
