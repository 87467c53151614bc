import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'

/** Replaces `var()` by the value where it can have only one. `code` is all that may set or read custom properties. */
export function reduceCustomProperties(root: Root, code: string): void {
  dropFallbacks(root)
  dropUnsetBrand(root, code)
  dropUnset(root, code)
  inlineConstants(root, code)
}

/** Drops fallbacks in `var()` for custom properties that `:root` defines. */
function dropFallbacks(root: Root): void {
  const known = new Set<string>()
  root.walkRules(/^:root\b/, (rule) => rule.walkDecls(/^--/, ({ prop }) => void known.add(prop)))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      known.has(name) ? `var(${name})` : whole,
    )
  })
}

/** Drops the properties of a host's brand, `--summit-*`, unless `code` sets one. */
function dropUnsetBrand(root: Root, code: string): void {
  if (/--summit-[\w-]+['"]?:/.test(code)) return
  root.walkDecls(/^--summit-/, (declaration) => void declaration.remove())
}

/** Replaces custom properties that nothing sets by their fallbacks: Tailwind's of unused classes, and those of a brand. */
function dropUnset(root: Root, code: string): void {
  const set = new Set<string>()
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop))
  root.walkAtRules('property', (rule) => rule.walkDecls('initial-value', () => void set.add(rule.params)))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+),\s*((?:[^()]|\([^()]*\))*)\)/g,
      (whole, name: string, fallback: string) => (set.has(name) || code.includes(name) ? whole : fallback),
    )
  })
}

/** Inlines custom properties that only `:root` sets, once, to a value without others, and that `code` does not name. */
function inlineConstants(root: Root, code: string): void {
  const values = new Map<string, string[]>()
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isOfRoot = parent instanceof postcss.Rule && parent.selector.startsWith(':root')
    const isConstant = isOfRoot && !value.includes('var(') && !isConditional(parent) && !code.includes(prop)
    values.set(prop, [...(values.get(prop) ?? []), ...(isConstant ? [value] : ['', ''])])
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const [value = whole, ...others] = values.get(name) ?? []
      return others.length > 0 ? whole : value
    })
  })
}

/** Whether a rule is in an at-rule other than a layer. */
function isConditional({ parent }: ChildNode): boolean {
  return parent instanceof postcss.AtRule && (parent.name !== 'layer' || isConditional(parent))
}

/** Drops unused custom properties. Returns whether it dropped any: those they referenced may now be unused. */
export function dropUnread(root: Root, code: string): boolean {
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
