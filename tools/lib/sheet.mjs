/** Builds the sheet that a package gives to hosts without Tailwind. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'

const fonts = join(import.meta.dirname, '../../packages/ui/src/tokens/fonts')

/** Where bare elements are ours: in what a host says is, and in what our components put at the end of the body. */
const ours = ':where(.summit,.ui-modal>*,[data-toast-host],.ui-tooltip)'

/** Compiles the sheet of the package in the working directory into its `dist`, with the font. */
export async function buildSheet() {
  const sheet = 'dist/styles.css'
  const compile = ['tailwindcss', '--input', 'src/styles.css', '--output', sheet, '--minify']
  execFileSync('npm', ['--silent', 'exec', '--', ...compile], { stdio: ['ignore', 'inherit', 'pipe'] })
  writeFileSync(sheet, await guestSheet(readFileSync(sheet, 'utf8')))
  cpSync(fonts, 'dist/fonts', { recursive: true })
}

/**
 * A compiled sheet as a guest in another's page: in one layer, so that whatever the host says outside of layers wins
 * without a fight over specificity; silent about elements that are not ours; and with a rem that the host can set, for
 * roots whose font size is not what visitors chose.
 * @param {string} sheet
 */
export async function guestSheet(sheet) {
  const guest = { postcssPlugin: 'guest', OnceExit: behave }
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [guest] } } }, 'build')
  return `@layer summit{${(await preprocessCSS(sheet, 'styles.css', config)).code}}\n`
}

/** @param {import('postcss').Root} root */
function behave(root) {
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'base') return
    /** @type {import('postcss').Rule[]} */
    const rules = []
    layer.walkRules((rule) => void rules.push(rule))
    rules.forEach(keepAmongOurs)
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/(?<![\w.-])([\d.]+)rem\b/g, 'calc($1*var(--summit-rem,1rem))')
  })
}

/** @param {import('postcss').Rule} rule a rule of the base layer */
function keepAmongOurs(rule) {
  rule.selectors = [...new Set(rule.selectors.flatMap(amongOurs))]
  rule.each((node) => {
    if (node.type !== 'decl' || node.prop !== 'color-scheme' || !rule.selector.includes(':root')) return
    // The tokens are for everybody to read, but the host's own fields and scrollbars keep their colours.
    rule.before(rule.clone({ nodes: [node.clone()], selectors: rule.selectors.map(belowRoot) }))
    node.remove()
  })
}

/**
 * A selector of the base layer, kept to what is ours.
 * @param {string} selector
 */
function amongOurs(selector) {
  if (/:root|\[data-theme/.test(selector)) return [selector]
  if (/^(html|:host|body)$/.test(selector)) return [ours]
  // Whatever can be our outermost element itself.
  if (/^[*:]/.test(selector)) return [`${ours}${selector.replace(/^\*/, '')}`, `${ours} ${selector}`]
  return [`${ours} ${selector}`]
}

/**
 * What says something of the root, said of ours where no element has been given a theme.
 * @param {string} selector
 */
function belowRoot(selector) {
  if (!selector.includes(':root') || selector.includes('[data-theme=')) return selector
  return `:where(${selector}) ${ours}:where(:not([data-theme],[data-theme] *))`
}
