import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { getStrings } from './classes.ts'
import { items } from './items.ts'
import { getImports, parseText, resolved } from './modules.ts'
import type { Css } from './sheets.ts'
import { theme } from './tokens.ts'

const all = items()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const getFiles = (name: string) => all.find((item) => `@summit/${item.name}` === name)?.files ?? []

it('has the components, the sign-in screen and the newsletter, each with what it is', () => {
  const names = all.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['button', 'dialog', 'plan-card', 'sign-in', 'newsletter', 'theme']))
  expect(new Set(names).size).toBe(names.length)
  for (const { title, description } of all) expect(`${title} ${description}`).toMatch(/^[A-Z].+\.$/)
})

describe.each(all)('$name', ({ files = [], dependencies = [], registryDependencies = [], name }) => {
  it('imports what it lists', () => {
    const packages = ['react', 'react-dom', ...dependencies.map((dependency) => dependency.replace(/@[^@/]*$/, ''))]
    const modules = [...files, ...registryDependencies.flatMap(getFiles)].map(({ path }) => path.replace(/\.tsx?$/, ''))
    const problems = files.flatMap(({ path, content }) => {
      const imported = getImports(parseText(path, content)).map(({ specifier }) => specifier)
      return imported.filter((specifier) => {
        if (specifier.startsWith('.')) return !modules.includes(resolved(path, specifier))
        if (specifier.startsWith('@/')) return !modules.includes(specifier.replace('@/registry/summit/', ''))
        return !packages.some((each) => specifier === each || specifier.startsWith(`${each}/`))
      })
    })
    expect(problems).toEqual([])
    expect(registryDependencies.filter((each) => getFiles(each).length === 0)).toEqual([])
    expect(registryDependencies).not.toContain(`@summit/${name}`)
  })
})

it('has every file once, but for those that several blocks have', () => {
  const components = all.filter(({ type }) => type !== 'registry:block')
  const paths = components.flatMap(({ files = [] }) => files.map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
})

describe('class names', () => {
  const tokens = readdirSync(join(root, 'packages/ui/src/tokens')).filter((file) => /(?<!no-defaults)\.css$/.test(file))
  const defaults = read('node_modules/tailwindcss/theme.css') + '@tailwind utilities;'
  const own =
    defaults + tokens.map((file) => read(`packages/ui/src/tokens/${file}`).replace(/^@import.*$/gm, '')).join('')
  const { theme: fixed, light } = theme.cssVars
  const inline = Object.entries(fixed).map(([token, value]) => `--${token}: ${value};`)
  const colors = Object.keys(light).map((color) => `--color-${color}: var(--${color});`)
  const css = all.map((item) => getText(item.css ?? {})).join('')
  const host = `${defaults}@theme inline {${inline.join('')}${colors.join('')}}${css}`

  /** Reads the words in a module's strings for which Tailwind has a rule. */
  async function createReader(sheet: string) {
    const design = await loadDesignSystem(sheet)
    return (file: string, source: string) => {
      const words = getStrings(file, source).flatMap((node) => node.getText().match(/[^\s'"`]+/g) ?? [])
      const rules = design.candidatesToCss(words)
      return words.filter((_, index) => rules[index] !== null)
    }
  }

  it('have a rule in a host if they have one here', async () => {
    const [here, there] = await Promise.all([createReader(own), createReader(host)])
    const different = all
      .flatMap(({ files = [] }) => files)
      .flatMap(({ path, content }) => {
        const source = path
          .replace(/^ui\/summit/, 'packages/ui/src')
          .replace(/^components\/summit/, 'packages/features/src')
        const [before, after] = [here(path, read(source)), there(path, content)]
        return before.length === after.length ? [] : [`${path}: ${before.join(' ')} -> ${after.join(' ')}`]
      })
    expect(different).toEqual([])
  })
})

function getText(css: Css): string {
  return Object.entries(css)
    .map(([name, value]) => (typeof value === 'string' ? `${name}: ${value};` : `${name} {${getText(value)}}`))
    .join('')
}
