/**
 * The design tokens for a host that has shadcn's: the colours are its variables, such as `--summit-accent`, with a value
 * for light and, under `.dark`, one for dark; every other token is in its theme. Utilities and animations are prefixed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { root } from '../lib/run.ts'

/** CSS as shadcn's schema has it: declarations and nested rules by name. */
export interface Css {
  [name: string]: string | Css
}

const folder = join(root, 'packages/ui/src/tokens')
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css') && file !== 'no-defaults.css')
const nodes = sheets.flatMap((file) => postcss.parse(readFileSync(join(folder, file), 'utf8')).nodes)

const isAtRule = (node: ChildNode, name: string): node is AtRule => node.type === 'atrule' && node.name === name
const isRule = (node: ChildNode, selector: string): node is Rule =>
  node.type === 'rule' && node.selectors.includes(selector)
const atRules = (name: string) => new Map(nodes.flatMap((node) => (isAtRule(node, name) ? [[node.params, node]] : [])))

/** The custom properties that the children of a rule declare. */
const propertiesOf = (container: Container | undefined) =>
  (container?.nodes ?? []).flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--') ? [[node.prop, node.value] as const] : [],
  )

const utilities = atRules('utility')
const animations = atRules('keyframes')
const base = nodes.flatMap((node) => (isAtRule(node, 'layer') ? (node.nodes ?? []) : []))
const themed = base.find((node): node is Rule => isRule(node, '[data-theme]'))
const dark = themed?.nodes.find((node): node is AtRule => isAtRule(node, 'variant'))
const unthemed = base.find((node): node is Rule => isRule(node, ':root') && !isRule(node, '.dark'))
const reduced = base.find((node): node is AtRule => isAtRule(node, 'media') && node.params.includes('reduced-motion'))

const tokens = propertiesOf(nodes.find((node): node is AtRule => isAtRule(node, 'theme'))).filter(
  ([name]) => !/^--(breakpoint|default|font-mono)/.test(name),
)
const constants = [...propertiesOf(unthemed), ...propertiesOf(themed)]

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

/** The host's name of one of our utilities; undefined if it is none. */
export const hostUtility = (name: string): string | undefined =>
  utilities.has(name) ? `summit-${name.replace(/^ui-/, '')}` : undefined

const hostAnimation = (name: string) => `summit-${name.replace(/^ui-/, '')}`

/** A value without what a brand would set: the host's variables are its brand. */
function withoutBrand(value: string): string {
  const [, fallback] = /^var\(\s*--summit-[\w-]+,\s*([^]*)\)$/.exec(value) ?? []
  return withHostTokens(fallback ?? value).replaceAll(/\s+/g, ' ')
}

function valueOf(prop: string, value: string): string {
  const own = withHostTokens(value.replaceAll(/var\(--summit-[\w-]+, (var\([\w-]+\))\)/g, '$1'))
  if (!prop.startsWith('animation')) return own
  return own.replace(/[\w-]+/g, (word) => (animations.has(word) ? hostAnimation(word) : word))
}

const declarationsOf = (container: Container): Record<string, string> =>
  Object.fromEntries(
    (container.nodes ?? []).flatMap((node) => {
      if (node.type !== 'decl') return []
      return [[withHostTokens(node.prop), valueOf(node.prop, node.value) + (node.important ? ' !important' : '')]]
    }),
  )

/**
 * Adds a rule as shadcn's command writes it correctly: one level of selectors, with conditions such as `@media` inside of
 * them. Of two levels it takes the second for a condition, and what is in that for rules.
 */
function addRules(css: Css, container: Container, selector = '&', conditions: string[] = []): void {
  const declarations = declarationsOf(container)
  if (Object.keys(declarations).length > 0) {
    const levels = selector === '&' ? conditions : [selector, ...conditions]
    const place = levels.reduce(objectIn, css)
    Object.assign(levels.length === 2 ? objectIn(place, '&') : place, declarations)
  }
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      const nested = node.selector.includes('&') ? node.selector : `& ${node.selector}`
      addRules(css, node, nested.replaceAll('&', selector), conditions)
    } else if (node.type === 'atrule') {
      addRules(css, node, selector, [...conditions, `@${node.name} ${node.params}`.trim()])
    }
  }
}

function objectIn(css: Css, name: string): Css {
  const value = css[name]
  if (typeof value === 'object') return value
  const added: Css = {}
  css[name] = added
  return added
}

function utilityCss(rule: AtRule): Css {
  const css: Css = {}
  addRules(css, rule)
  return css
}

const keyframesCss = (keyframes: AtRule): Css =>
  Object.fromEntries(
    (keyframes.nodes ?? []).flatMap((node) =>
      node.type === 'rule' ? node.selectors.map((step) => [step, declarationsOf(node)]) : [],
    ),
  )

/** The CSS of some of our utilities, and the animations that they play. */
export function utilitiesCss(names: Iterable<string>): Css {
  const css: Css = {}
  for (const name of [...names].sort()) {
    const rule = utilities.get(name)
    if (!rule) throw new Error(`There is no utility ${name}.`)
    for (const [animation, keyframes] of animations) {
      const isPlayed = new RegExp(`animation[^;]*[ :]${animation}[ ;]`).test(rule.toString())
      if (isPlayed) css[`@keyframes ${hostAnimation(animation)}`] = keyframesCss(keyframes)
    }
    css[`@utility ${hostUtility(name)}`] = utilityCss(rule)
  }
  return css
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
    dark: colors(propertiesOf(dark)),
  },
  css: {
    '@layer base': {
      ':root': { ...entries(texts), ...others(constants) },
      '.dark': others(propertiesOf(dark)),
      '@media (prefers-reduced-motion: reduce)': {
        ':root': others(propertiesOf(reduced?.nodes?.find((node): node is Rule => isRule(node, ':root')))),
      },
    },
  } satisfies Css,
}
