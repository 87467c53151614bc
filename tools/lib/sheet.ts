/** Builds the sheet that a package gives to hosts without Tailwind. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin, Root } from 'postcss'
import { preprocessCSS, resolveConfig } from 'vite'

const fonts = join(import.meta.dirname, '../../packages/ui/src/tokens/fonts')

/** The elements that the sheet may style, without a say in specificity. */
const within = ':where(.summit,.summit *)'

/** The outermost elements of ours: they declare the tokens, what is in them inherits these. */
const outermost = '.summit:where(:not(.summit *))'

/** A pseudo-element at the end of a selector, where nothing but its states may follow. */
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
 * A compiled sheet as a guest in another's page:
 * - in one layer, so that the host's own styles outside of layers take precedence whatever their specificity;
 * - with a layer of its own in that one, in a fixed order, so that it does not matter which of two sheets comes first:
 *   the sheet of `features` contains that of `ui` and overrides it;
 * - with rules, tokens and animation names for elements under `.summit` only;
 * - with a rem that the host can set, for roots whose font size is not what visitors chose.
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

/** The selectors that match of our elements what a selector matches of all. */
function confined(selector: string): string[] {
  if (/^(html|body)$/.test(selector)) return [':where(.summit)']
  if (selector === ':root') return [outermost]
  // Tailwind names it beside `html` and `:root`, for shadow trees.
  if (selector === ':host') return []
  // Dark because the visitor prefers it, where no element has been given a theme.
  if (selector === ':is(:root,[data-theme]):where(:root:not([data-theme]))') {
    return [`${outermost}:where(:not([data-theme],[data-theme] *))`]
  }
  // Dark because an element has been given that theme: one of ours, or the next one around the outermost of ours.
  if (selector === ':is(:root,[data-theme]):where([data-theme=dark])') {
    const above = ':where([data-theme=dark] *):where(:not([data-theme],[data-theme=dark] [data-theme=light] *))'
    return [`[data-theme=dark]${within}`, `${outermost}${above}`]
  }
  const element = selector.replace(pseudoElement, '')
  return [`${element.replace(/^\*$/, '')}${within}${selector.slice(element.length)}`]
}
