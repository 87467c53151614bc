/** Builds the sheet that a package gives to hosts without Tailwind. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin, Root } from 'postcss'
import { preprocessCSS, resolveConfig } from 'vite'

const fonts = join(import.meta.dirname, '../../packages/ui/src/tokens/fonts')

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
const pseudoElement = /(?<!\\)(::[\w-]+|:(before|after|first-letter|first-line))(:[\w-]+)*$/

/** Compiles the sheet of the package in the working directory into its `dist`, with the font. */
export async function buildSheet(): Promise<void> {
  const sheet = 'dist/styles.css'
  const compile = ['tailwindcss', '--input', 'src/styles.css', '--output', sheet, '--minify']
  execFileSync('npm', ['--silent', 'exec', '--', ...compile], { stdio: ['ignore', 'inherit', 'pipe'] })
  writeFileSync(sheet, await guestSheet(readFileSync(sheet, 'utf8'), basename(process.cwd())))
  cpSync(fonts, 'dist/fonts', { recursive: true })
}

/**
 * Confines a compiled sheet to `.summit`, for pages that have styles of their own:
 * - in one layer, so that the host's unlayered styles take precedence whatever their specificity;
 * - with a sublayer for each package in a fixed order, so that the sheets can be loaded in any order: the sheet of
 *   `features` contains that of `ui` and overrides it;
 * - with rules, tokens and animation names for elements under `.summit` only;
 * - with a rem that the host can set, for roots whose font size is not the visitor's.
 */
export async function guestSheet(sheet: string, layer: string): Promise<string> {
  const guest: Plugin = { postcssPlugin: 'guest', OnceExit: confine }
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [guest] } } }, 'build')
  const { code } = await preprocessCSS(sheet, 'styles.css', config)
  return `@layer summit.ui,summit.features;@layer summit.${layer}{${code}}\n`
}

function confine(root: Root) {
  const animations = new Set<string>()
  root.walkAtRules('keyframes', (keyframes) => {
    animations.add(keyframes.params)
    keyframes.params = `summit-${keyframes.params}`
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
