/** Builds the style sheets of a package. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postcss, { type Plugin, type Root } from 'postcss'
import { preprocessCSS, resolveConfig } from 'vite'
import { prefixSheet, readUtilities } from './class-names.ts'

/** The folder of the fonts and images that the sheets refer to. */
const tokens = join(import.meta.dirname, '../../packages/ui/src/tokens')

/** The elements that the sheet styles, at no specificity. */
const within = ':where(.summit,.summit *)'

/** The outermost `.summit` elements. They declare the tokens, which their descendants inherit. */
const outermost = '.summit:where(:not(.summit *))'

const light = '[data-theme=light],.light'
const dark = '[data-theme=dark],.dark'
const themed = '[data-theme],.light,.dark'
/** The selector that the tokens' dark values are compiled to, before its conditions. */
const anyTheme = `:is(:root,${themed})`

/** A pseudo-element at the end of a selector, with its pseudo-classes. */
const pseudoElement = /(?<!\\)(::[\w-]+(\([\w-]+\))?|:(before|after|first-letter|first-line))(:[\w-]+)*$/

/** The sublayers of `summit`. The style sheet of each contains those of the ones before. */
const layers = ['controls', 'overlays', 'ui', 'features']

/**
 * Compiles the style sheets of the package in the working directory into its `dist`, with the fonts and images. Returns
 * the names of the utilities, which are prefixed in the sheets.
 */
export async function buildSheets(): Promise<Set<string>> {
  const whole = basename(process.cwd())
  const utilities = await buildSheet('styles', whole)
  writeFileSync('dist/theme.css', packedTheme(readFileSync('src/theme.css', 'utf8')))
  if (whole !== 'ui') return utilities
  await buildSheet('controls', 'controls')
  await buildSheet('overlays', 'overlays')
  writeFileSync('dist/tokens.css', tokensSheet(readFileSync('src/tokens/theme.css', 'utf8')))
  return utilities
}

/** The sheet for apps that adopt the design, whose Tailwind reads the prefixed class names of the scripts beside it. */
function packedTheme(theme: string): string {
  return theme.replaceAll(/(?<=@import ')\.\//g, '../src/')
}

async function buildSheet(name: string, layer: string): Promise<Set<string>> {
  const sheet = `dist/${name}.css`
  const compile = ['tailwindcss', '--input', `src/${name}.css`, '--output', sheet, '--minify']
  execFileSync('npm', ['--silent', 'exec', '--', ...compile], { stdio: ['ignore', 'inherit', 'pipe'] })
  const compiled = readFileSync(sheet, 'utf8')
  const utilities = readUtilities(compiled)
  const prefixed = prefixSheet(name === 'styles' ? compiled : withoutUnused(compiled), utilities)
  writeFileSync(sheet, await confinedSheet(prefixed, layer))
  cpSync(join(tokens, 'fonts'), 'dist/fonts', { recursive: true })
  cpSync(join(tokens, 'contour.svg'), 'dist/contour.svg')
  return utilities
}

/** A compiled sheet without the tokens and animations that none of its rules uses. */
export function withoutUnused(sheet: string): string {
  const root = postcss.parse(sheet)
  while (dropUnread(root));
  const played = new Set<string>()
  root.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => played.add(word)))
  root.walkAtRules('keyframes', (keyframes) => {
    if (!played.has(keyframes.params)) keyframes.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  return root.toString()
}

/** Drops custom properties that nothing reads. Returns whether it dropped any: what they read may now be unread. */
function dropUnread(root: Root): boolean {
  const read = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  let hasDropped = false
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return
    declaration.remove()
    hasDropped = true
  })
  return hasDropped
}

/** The namespaces of Tailwind's theme that the tokens are in. */
const namespaces = /^--(color|font-weight|font|leading|tracking|text|container|radius|shadow|ease)-/

/**
 * The tokens for a Tailwind 4 host that has its own: `--color-accent` is `--color-summit-accent`, its class
 * `bg-summit-accent`. No base styles, no breakpoints, no defaults.
 */
export function tokensSheet(theme: string): string {
  const root = postcss.parse(theme)
  const declared = new Set<string>()
  root.walkAtRules(/^(import|custom-variant)$/, (rule) => {
    if (!rule.params.startsWith('dark-theme')) rule.remove()
  })
  root.walkComments((comment) => void comment.remove())
  root.walkDecls((declaration) => {
    if (
      declaration.parent?.type === 'atrule' &&
      'name' in declaration.parent &&
      declaration.parent.name === 'font-face'
    )
      return
    if (!declaration.prop.startsWith('--') || /^--(breakpoint|default)-/.test(declaration.prop)) declaration.remove()
    else declared.add(declaration.prop)
  })
  const prefixed = (name: string) => {
    if (!declared.has(name) || name.startsWith('--summit-')) return name
    return namespaces.test(name) ? name.replace(namespaces, '--$1-summit-') : name.replace('--', '--summit-')
  }
  const rename = (text: string) => text.replace(/--[\w-]+/g, prefixed)
  root.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop)
    declaration.value = rename(declaration.value)
  })
  root.walkAtRules(/^(custom-variant|variant|theme)$/, (rule) => {
    rule.params = rule.name === 'theme' ? '' : rule.params.replace('dark-theme', 'summit-dark')
  })
  return root.toString().trimStart()
}

/**
 * Confines a compiled sheet to `.summit`, for pages that have styles of their own:
 * - in one layer, so that the host's unlayered styles take precedence whatever their specificity;
 * - with a sublayer for each sheet in a fixed order, so that they can be loaded in any order: a later one contains the
 *   earlier ones and overrides them;
 * - with rules, tokens and animation names for elements under `.summit` only;
 * - with a rem that the host can set, for roots whose font size is not the visitor's;
 * - with initial values for what text would inherit from the host's page.
 */
export async function confinedSheet(sheet: string, layer: string): Promise<string> {
  const plugin: Plugin = { postcssPlugin: 'confine', OnceExit: confine }
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [plugin] } } }, 'build')
  const { code } = await preprocessCSS(sheet, 'styles.css', config)
  return `@layer ${layers.map((name) => `summit.${name}`).join()};@layer summit.${layer}{${code}}\n`
}

/** Other names for Tailwind's layers: Tailwind 3, if it is the host's, refuses sheets that use its own without it. */
const ownLayers: Readonly<Record<string, string>> = { base: 'reset', components: 'parts', utilities: 'utility' }

/** Initial values of what text inherits and the body's rule does not set. */
const notInherited =
  'letter-spacing:normal;text-align:start;text-indent:0;text-transform:none;white-space:normal;word-spacing:normal;-webkit-font-smoothing:auto'

function confine(root: Root) {
  root.walkAtRules('layer', (layer) => {
    layer.params = layer.params.replace(/[\w-]+/g, (name) => ownLayers[name] ?? name)
  })
  const animations = new Set<string>()
  root.walkAtRules('keyframes', (keyframes) => {
    animations.add(keyframes.params)
    keyframes.params = `summit-${keyframes.params}`
  })
  root.walkRules('body', (body) => {
    body.prepend(notInherited)
    return false
  })
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    rule.selectors = [...new Set(rule.selectors.flatMap(confined))]
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/(?<![\w.-])([\d.]+)rem\b/g, 'calc($1*var(--summit-rem,1rem))')
    if (!/^animation(-name)?$/.test(declaration.prop)) return
    declaration.value = declaration.value.replace(/[\w-]+/g, (word) => (animations.has(word) ? `summit-${word}` : word))
  })
}

/** The selectors that match what `selector` matches, under `.summit` only. */
function confined(selector: string): string[] {
  if (/^(html|body)$/.test(selector)) return [':where(.summit)']
  if (selector === ':root') return [outermost]
  // A page with something of ours in it, such as an open drawer.
  if (selector.startsWith('html:has(')) return [selector]
  // Tailwind's, for shadow trees.
  if (selector === ':host') return []
  // Dark by the visitor's preference, where no element sets a theme.
  if (selector === `${anyTheme}:where(:root:not([data-theme],.light,.dark))`) {
    return [`${outermost}:where(:not(${themed},:is(${themed}) *))`]
  }
  // Dark by an element: one of ours, or the nearest themed ancestor of our outermost element.
  if (selector === `${anyTheme}:where([data-theme=dark],.dark)`) {
    const inherited = `:where(:is(${dark}) *):where(:not(${themed},:is(${dark}) :is(${light}) *))`
    return [`:is(${dark})${within}`, `${outermost}${inherited}`]
  }
  const element = selector.replace(pseudoElement, '')
  return [`${element.replace(/^\*$/, '')}${within}${selector.slice(element.length)}`]
}
