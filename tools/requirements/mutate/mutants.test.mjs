import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { mutantsOf } from './mutants.mjs'

/**
 * A program of one file, whose other imports lead nowhere.
 * @param {string} file
 * @param {string} source
 */
function programOf(file, source) {
  const options = { noLib: true, noResolve: true, strict: true, types: [], jsx: ts.JsxEmit.ReactJSX }
  const host = ts.createCompilerHost(options)
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  host.getSourceFile = (name) => (name === file ? module : undefined)
  return ts.createProgram([file], options, host)
}

/**
 * The lines that mutants have instead of those of the source, first to last.
 * @param {string} source
 * @param {string} [file]
 */
function changesIn(source, file = '/a.ts') {
  const lines = source.split('\n')
  return mutantsOf(programOf(file, source), file).map(({ mutated, line }) => {
    const changed = mutated.split('\n')
    expect(changed.filter((text, index) => text !== lines[index])).toEqual([changed[line - 1]])
    return changed[line - 1]?.trim()
  })
}

describe('in any module', () => {
  it('changes the last letter of each message, and each piece around a gap', () => {
    const source = `export const signInMessages = {
      title: 'Login failed',
      deep: { welcome: (name: string) => \`Hello \${name}, you\` },
    }`
    expect(changesIn(source)).toEqual([
      `title: "Login faile~",`,
      'deep: { welcome: (name: string) => `Hell~ ${name}, you` },',
      'deep: { welcome: (name: string) => `Hello ${name}, yo~` },',
    ])
  })

  it('knows messages by their type, too', () => {
    expect(changesIn(`const english: ToasterTexts = { close: 'Close' }`, '/a.tsx')).toEqual([
      `const english: ToasterTexts = { close: "Clos~" }`,
    ])
  })

  it('changes UPPER_CASE constants, a sum as a whole', () => {
    expect(changesIn(`const A_MS = 1\nexport const LIMIT = 64 * 1024\nconst KEY = 'seen'`)).toEqual([
      'const A_MS = 1 + 1',
      'export const LIMIT = (64 * 1024) + 1',
      `const KEY = "see~"`,
    ])
  })

  it('changes paths and texts with a gap', () => {
    expect(changesIn("go('/auth')\nconst key = (short: string) => `${short}-user`")).toEqual([
      `go("/aut~")`,
      'const key = (short: string) => `${short}-use~`',
    ])
  })

  it('leaves ids, selectors and empty texts alone', () => {
    const source = 'add({ id: `toast-${n}`, text: "" })\ndocument.querySelector(`[${host}]`)'
    expect(changesIn(source)).toEqual([])
  })

  it('leaves types, imports and what is thrown at programmers alone', () => {
    const source = `import { a } from '/a.ts'
      export { b } from './b.ts'
      type Path = '/a' | 404
      if (a) throw new Error(\`no \${a}\`)
      give(new DOMException('late', 'TimeoutError'))`
    expect(changesIn(source)).toEqual([])
  })
})

describe('in a module without markup', () => {
  it('changes what a property, a default or a schema is set to', () => {
    const source = `const init = ({ method = 'POST' }) => ({ method,
      retry: false,
      staleTime: Infinity,
      source: v.literal('popup') })`
    expect(changesIn(source)).toEqual([
      `const init = ({ method = "POS~" }) => ({ method,`,
      'retry: true,',
      'staleTime: 0,',
      `source: v.literal("popu~") })`,
    ])
  })

  it('gives another word of a union, and turns a boolean that may be turned', () => {
    const source = `type Notice = { kind: 'plain' | 'destructive'; isOpen: boolean; text?: string }
      type State = { status: 'idle' } | { status: 'done'; ok: true }
      const notice: Notice = {
        kind: 'plain',
        isOpen: true,
        text: 'plain',
      }
      const state: State = { status: 'done', ok: true }`
    expect(changesIn(source)).toEqual([`kind: "destructive",`, 'isOpen: false,', `text: "plai~",`])
  })

  it('changes numbers that something is compared with, but not those that only count', () => {
    expect(changesIn('if (status === 401) return list[0]')).toEqual(['if (status === 401 + 1) return list[0]'])
  })

  it('leaves the words that are compared alone', () => {
    expect(changesIn(`if (status === 'idle') stop()`)).toEqual([])
  })
})

describe('in markup', () => {
  /** @param {string} source */
  const changes = (source) => changesIn(`const view = (\n${source}\n)`, '/a.tsx')

  it('changes texts and the attributes that count', () => {
    expect(changes('<p role="status">Loading...</p>')).toEqual([
      '<p role={"statu~"}>Loading...</p>',
      '<p role="status">Loading..~</p>',
    ])
    expect(changes('<input required type="email" />')).toEqual([
      '<input required={false} type="email" />',
      '<input required type={"emai~"} />',
    ])
    expect(changes('<Toast duration={5000} hotkey={["F8"]} />')).toEqual([
      '<Toast duration={5000 + 1} hotkey={["F8"]} />',
      '<Toast duration={5000} hotkey={["F~"]} />',
    ])
  })

  it('gives a known word for another where an unknown one would change nothing', () => {
    expect(changes('<form method="post" />')).toEqual(['<form method={"get"} />'])
  })

  it('leaves looks and wiring alone', () => {
    expect(changes('<a className={`a ${b}`} id="x" data-kind="y" variant="line" tabIndex={-2} />')).toEqual([])
    expect(changes(`<a className={buttonLook({ variant: 'line', isBlock: true })} />`)).toEqual([])
  })
})
