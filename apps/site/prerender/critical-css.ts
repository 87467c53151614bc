import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss'

/**
 * Those rules of a sheet that a page can come to need: the ones whose classes, elements and data attributes are all named
 * somewhere; of the animations those that are played, and of the custom properties those that are read. Classes and
 * elements are named in `own`: the page's HTML, or our code that may change it before the visitor moves on. The rest may
 * also be named in `code` by libraries.
 */
export function criticalCss(sheet: string, own: string, code = own): string {
  const words = new Set(own.split(/[\s"'`]+/))
  const tags = new Set([...own.matchAll(/(?:<|\bjsxs?\)?\(["'`])([a-z][\w-]*)/g)].map(([, name]) => name))
  // A quote within a class looks like the end of one.
  const isNamed = (name: string) => words.has(name) || (/["'`]/.test(name) && own.includes(name))
  const isNeeded = (selector: string) => {
    // What a rule excludes, or lists as one of several, is no condition for it.
    const conditions = selector.replace(/:not\([^()]*\)|:\w+\([^()]*,[^()]*\)/g, '')
    const classes = [...conditions.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
      unescape(name),
    )
    const attributes = [...conditions.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name)
    return (
      classes.every(isNamed) &&
      attributes.every((name) => code.includes(name)) &&
      elementsOf(conditions).every((name) => tags.has(name)) &&
      kindsOfField.every(([part, kind]) => !part.test(selector) || words.has(kind))
    )
  }

  const root = postcss.parse(sheet)
  // The notice of Tailwind's licence stays in the sheet itself.
  root.walkComments((comment) => void comment.remove())
  // Tailwind's stand-in for `@property`, for browsers older than those we draw the full design for.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove()
  })
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return
    const needed = rule.selectors.filter(isNeeded)
    if (needed.length === 0) rule.remove()
    else rule.selectors = needed
  })
  root.walkDecls((declaration) => {
    if (declaration.next()?.toString() === declaration.toString()) declaration.remove()
  })
  dropFallbacks(root)
  dropUnplayed(root)
  while (dropUnread(root, code));
  dropEmpty(root)
  return root.toString()
}

/** Parts that only some kinds of field have. */
const kindsOfField: readonly [part: RegExp, kind: string][] = [
  [/::-webkit-(date|calendar)/, 'date'],
  [/::-webkit-search/, 'search'],
  [/::-webkit-\w+-spin/, 'number'],
  [/::file-selector/, 'file'],
]

/** The elements that a selector names; for the parts of a form's field, the field. */
function elementsOf(selector: string): string[] {
  if (/::(placeholder|file-selector|-webkit-)/.test(selector)) return ['input']
  const bare = selector.replace(
    /[.#](?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+|\[[^\]]*\]|:(?!is|where|has)[\w-]+\([^()]*\)|:+[\w-]+/g,
    ' ',
  )
  return (bare.match(/[a-z][\w-]*/gi) ?? []).filter((name) => name !== 'html' && name !== 'body')
}

/** Drops what `var()` would fall back on where the root has the property anyway. */
function dropFallbacks(root: Root): void {
  const known = new Set<string>()
  root.walkRules(/^:root\b/, (rule) => rule.walkDecls(/^--/, ({ prop }) => void known.add(prop)))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      known.has(name) ? `var(${name})` : whole,
    )
  })
}

/** Drops animations that no rule plays. */
function dropUnplayed(root: Root): void {
  const played = new Set<string>()
  root.walkDecls(/animation|^--/, ({ value }) => value.split(/[\s,]+/).forEach((word) => played.add(word)))
  root.walkAtRules('keyframes', (keyframes) => {
    if (!played.has(keyframes.params)) keyframes.remove()
  })
}

/** Drops custom properties that nothing reads, and says whether there were any: what they read may now be unread. */
function dropUnread(root: Root, code: string): boolean {
  const read = new Set([...`${root.toString()} ${code}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  let hasDropped = false
  root.walk((node) => {
    const name = node instanceof postcss.Declaration ? node.prop : isPropertyRule(node) && node.params
    if (!name || !name.startsWith('--') || read.has(name)) return
    node.remove()
    hasDropped = true
  })
  return hasDropped
}

function isPropertyRule(node: ChildNode): node is AtRule {
  return node instanceof postcss.AtRule && node.name === 'property'
}

function isKeyframe(parent: unknown): boolean {
  return parent instanceof postcss.AtRule && parent.name.endsWith('keyframes')
}

/** An empty layer stays: it may be there to fix the order of all layers. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    dropEmpty(node)
    if (node.nodes.length === 0 && !(node instanceof postcss.AtRule && node.name === 'layer')) node.remove()
  })
}

/** A class as it is written in HTML: CSS puts a backslash before what is no letter, or its code in hexadecimal. */
function unescape(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : sign,
  )
}
