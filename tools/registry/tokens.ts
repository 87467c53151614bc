/**
 * The design tokens for a host that has shadcn's: the colours are its variables, such as `--summit-accent`, with a value
 * for light and, under `.dark`, one for dark; every other token is in its theme.
 */
import type { AtRule, ChildNode, Container, Rule } from 'postcss'
import { isAtRule, nodes, type Css } from './sheets.ts'

const isRule = (node: ChildNode, selector: string): node is Rule =>
  node.type === 'rule' && node.selectors.includes(selector)

/** The custom properties that the children of a rule declare. */
const listProperties = (container: Container | undefined) =>
  (container?.nodes ?? []).flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--') ? [[node.prop, node.value] as const] : [],
  )

const base = nodes.flatMap((node) => (isAtRule(node, 'layer') ? (node.nodes ?? []) : []))
const themed = base.find((node): node is Rule => isRule(node, '[data-theme]'))
const dark = themed?.nodes.find((node): node is AtRule => isAtRule(node, 'variant'))
const unthemed = base.find((node): node is Rule => isRule(node, ':root') && !isRule(node, '.dark'))
const reduced = base.find((node): node is AtRule => isAtRule(node, 'media') && node.params.includes('reduced-motion'))

const tokens = listProperties(nodes.find((node): node is AtRule => isAtRule(node, 'theme'))).filter(
  ([name]) => !/^--(breakpoint|default|font-mono)/.test(name),
)
const constants = [...listProperties(unthemed), ...listProperties(themed)]

/** The names of the tokens in a namespace of Tailwind's: `accent` of `color`. */
export const tokenNames = (namespace: string): ReadonlySet<string> =>
  new Set(tokens.flatMap(([name]) => (name.startsWith(`--${namespace}-`) ? [name.slice(namespace.length + 3)] : [])))

/** The namespaces whose tokens some elements set anew. Their values are variables of the host: it inlines its theme. */
const isVariable = (name: string) => /^--(color|text)-/.test(name)

const properties = new Map(
  [...tokens, ...constants].map(([name]) => {
    if (name.startsWith('--color-')) return [name, name.replace('--color-', '--summit-')]
    const isConstant = isVariable(name) || !tokens.some(([token]) => token === name)
    return [
      name,
      isConstant ? name.replace('--', '--summit-') : name.replace(/^--(font-weight|[a-z]+)-/, '--$1-summit-'),
    ]
  }),
)

/** A text with the host's names of the tokens. Other custom properties keep theirs. */
export const withHostTokens = (text: string): string =>
  text.replace(/--[\w-]+/g, (name) => properties.get(name) ?? name)

/** A value without what a brand would set: the host's variables are its brand. */
function withoutBrand(value: string): string {
  const [, fallback] = /^var\(\s*--summit-[\w-]+,\s*([^]*)\)$/.exec(value) ?? []
  return withHostTokens(fallback ?? value).replaceAll(/\s+/g, ' ')
}

type Properties = (readonly [name: string, value: string])[]

const isColor = ([name]: Properties[number]) => name.startsWith('--color-')
const entries = (all: Properties) =>
  Object.fromEntries(all.map(([name, value]) => [withHostTokens(name), withoutBrand(value)]))
const colors = (all: Properties) =>
  Object.fromEntries(Object.entries(entries(all.filter(isColor))).map(([name, value]) => [name.slice(2), value]))
const others = (all: Properties) => entries(all.filter((each) => !isColor(each)))

const texts = tokens.filter(([name]) => name.startsWith('--text-'))
const fixed = tokens.filter(([name]) => !isVariable(name))

/** The variables and base styles that every item reads. */
export const theme = {
  cssVars: {
    theme: {
      ...Object.fromEntries(fixed.map(([name, value]) => [withHostTokens(name).slice(2), withoutBrand(value)])),
      ...Object.fromEntries(
        texts.map(([name]) => [name.replace('--text-', 'text-summit-'), `var(${withHostTokens(name)})`]),
      ),
      // Headings and text have the host's fonts.
      'font-summit-display': 'inherit',
      'font-summit-body': 'inherit',
    },
    light: colors(tokens),
    dark: colors(listProperties(dark)),
  },
  css: {
    '@layer base': {
      ':root': { ...entries(texts), ...others(constants) },
      '.dark': others(listProperties(dark)),
      '@media (prefers-reduced-motion: reduce)': {
        ':root': others(listProperties(reduced?.nodes?.find((node): node is Rule => isRule(node, ':root')))),
      },
    },
  } satisfies Css,
}
