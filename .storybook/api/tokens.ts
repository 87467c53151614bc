import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import postcss from 'postcss'
import { compile } from 'tailwindcss'

const tokens = join(import.meta.dirname, '../../packages/ui/src/tokens')
const { resolve } = createRequire(import.meta.url)

/** Compiles the classes in all files, and returns a function for the tokens that one of them reads. */
export async function tokenReader(files: string[]): Promise<(file: string) => string[]> {
  const sheet = "@import 'tailwindcss' source(none); @import './no-defaults.css'; @import './theme.css';"
  const { build } = await compile(sheet, { base: tokens, loadStylesheet })
  const texts = new Map(files.map((file) => [file, getText(file)]))
  const root = postcss.parse(build([...texts.values()].flatMap(getWords)))

  const ofClass = new Map<string, string[]>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules((rule) => {
      if (rule.parent?.type === 'rule') return
      // The class before its pseudo-class: `.hover\\:bg-accent:hover`.
      const [, name] = /^\.((?:\\.|[\w-])+)/.exec(rule.selector) ?? []
      const key = name?.replaceAll(/\\(.)/g, '$1')
      if (key) ofClass.set(key, [...(ofClass.get(key) ?? []), ...read(rule.toString())])
    })
  })

  const declared = new Set(
    readFileSync(join(tokens, 'theme.css'), 'utf8')
      .match(/^\s+--[\w-]+(?=:)/gm)
      ?.map(trim),
  )
  return (file) => {
    const text = texts.get(file) ?? ''
    const all = [...read(text), ...getWords(text).flatMap((word) => ofClass.get(word) ?? [])]
    return [...new Set(all)].filter((token) => declared.has(token) && !/\w--/.test(token)).sort()
  }
}

const trim = (text: string) => text.trim()
const read = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => token)
const getWords = (text: string) => text.split(/[\s'"`]+/)

/** A module with those that it imports from its folder, without comments. */
function getText(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !existsSync(file)) return ''
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))
  return [text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''), ...imports.map((path) => getText(path, seen))].join('\n')
}

function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.') ? join(base, id) : resolve(id.endsWith('.css') ? id : `${id}/index.css`)
  return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') })
}
