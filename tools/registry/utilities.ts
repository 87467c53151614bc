/** Our utilities and the animations that they play, with a prefix, for a host's style sheet. */
import type { AtRule, Container } from 'postcss'
import { atRules, type Css } from './sheets.ts'
import { withHostTokens } from './tokens.ts'

const utilities = atRules('utility')
const animations = atRules('keyframes')

/** The host's name of one of our utilities; undefined if it is none. */
export const hostUtility = (name: string): string | undefined =>
  utilities.has(name) ? `summit-${name.replace(/^ui-/, '')}` : undefined

const hostAnimation = (name: string) => `summit-${name.replace(/^ui-/, '')}`

function valueOf(prop: string, value: string): string {
  const own = withHostTokens(value.replaceAll(/var\(--summit-[\w-]+, (var\([\w-]+\))\)/g, '$1'))
  if (!prop.startsWith('animation')) return own
  return own.replace(/[\w-]+/g, (word) => (animations.has(word) ? hostAnimation(word) : word))
}

const getDeclarations = (container: Container): Record<string, string> =>
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
  const declarations = getDeclarations(container)
  if (Object.keys(declarations).length > 0) {
    const levels = selector === '&' ? conditions : [selector, ...conditions]
    const place = levels.reduce(readObject, css)
    Object.assign(levels.length === 2 ? readObject(place, '&') : place, declarations)
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

function readObject(css: Css, name: string): Css {
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
      node.type === 'rule' ? node.selectors.map((step) => [step, getDeclarations(node)]) : [],
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
