/** Reads a PDF back, as far as the plan's tests ask: what it says of itself, its structure, and where its letters stand. */
import { inflateSync } from 'node:zlib'

/** @typedef {{ text: string, left: number, right: number, top: number, bottom: number }} Run Letters on a page, in points from its lower left corner. */
/** @typedef {{ widths: number[], letters: string[] }} Font How wide each letter is, in thousandths of its size, and what it stands for. */
/** @typedef {readonly [number, number, number, number, number, number]} Matrix */

/** @param {Buffer} file */
export function readPdf(file) {
  const source = file.toString('latin1')
  /** @type {Map<string, string>} */
  const objects = new Map()
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body)

  const object = (/** @type {string | undefined} */ id) => objects.get(id ?? '') ?? ''
  const get = (/** @type {string} */ body, /** @type {string} */ key) =>
    new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1]
  const follow = (/** @type {string} */ body, /** @type {string} */ key) => object(get(body, key))
  const all = (/** @type {string} */ body, /** @type {string} */ key) =>
    [...(new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(body)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => id ?? '')

  const trailer = source.slice(source.lastIndexOf('trailer'))
  const catalog = follow(trailer, 'Root')
  const pages = all(follow(catalog, 'Pages'), 'Kids').map(object)

  /** @param {string} body @returns {Buffer} */
  const stream = (body) => {
    const bytes = Buffer.from(/stream\n([\s\S]*)\nendstream$/.exec(body)?.[1] ?? '', 'latin1')
    return body.includes('/FlateDecode') ? inflateSync(bytes) : bytes
  }

  /** @param {string} id @returns {{ kind: string, alt: string, children: string[] }[]} */
  const structure = (id) => {
    const body = object(id)
    const children = all(body, 'K')
    const kind = /\/S \/(\w+)/.exec(body)?.[1] ?? ''
    const nested = children.flatMap(structure)
    return kind ? [{ kind, alt: textOf(body, 'Alt'), children: nested.map((child) => child.kind) }, ...nested] : nested
  }

  return {
    isTagged: follow(catalog, 'MarkInfo').includes('/Marked true'),
    showsTitle: follow(catalog, 'ViewerPreferences').includes('/DisplayDocTitle true'),
    title: textOf(`/Title ${follow(follow(trailer, 'Info'), 'Title')}`, 'Title'),
    language: textOf(catalog, 'Lang'),
    outline: [...objects.values()]
      .filter((body) => /\/Title \(/.test(body) && /\/Dest /.test(body))
      .map((body) => textOf(body, 'Title')),
    fonts: [...objects.values()].filter((body) => body.includes('/Type /FontDescriptor')),
    structure: structure(get(catalog, 'StructTreeRoot') ?? ''),
    pages: pages.map((body) => {
      const [, , width = 0, height = 0] = numbers(/\/MediaBox \[([^\]]*)\]/.exec(body)?.[1] ?? '')
      const content = stream(follow(body, 'Contents')).toString('latin1')
      const named = [...follow(body, 'Resources').matchAll(/\/(F\d+) (\d+) 0 R/g)]
      const fonts = new Map(named.map(([, name = '', id]) => [name, readFont(object(id))]))
      return { width, height, content, runs: runs(content, fonts) }
    }),
  }

  /** @param {string} font @returns {Font} */
  function readFont(font) {
    const [descendant] = all(font, 'DescendantFonts')
    const widths = numbers(/\/W \[0 \[([^\]]*)\]/.exec(object(descendant))?.[1] ?? '')
    const map = stream(follow(font, 'ToUnicode')).toString('latin1')
    const [, codes = ''] = /beginbfrange\n<\w+> <\w+> \[([^\]]*)\]/.exec(map) ?? []
    const letters = [...codes.matchAll(/<([0-9a-f ]+)>/g)].map(([, units = '']) =>
      String.fromCharCode(...units.split(' ').map((unit) => parseInt(unit, 16))),
    )
    return { widths, letters }
  }
}

/** @type {Readonly<Record<string, string>>} */
const escapes = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The value of a text, which pdfkit writes as Latin-1 or as UTF-16. @param {string} body @param {string} key */
function textOf(body, key) {
  const written = new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, 's').exec(body)?.[1] ?? ''
  const text = written.replace(/\\(.)/gs, (_, /** @type {string} */ sign) => escapes[sign] ?? sign)
  return text.startsWith('\xfe\xff') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text
}

/** @param {string} text */
const numbers = (text) => text.trim().split(/\s+/).filter(Boolean).map(Number)

/** @param {string} operands @returns {Matrix} */
function matrix(operands) {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(operands)
  return [a, b, c, d, e, f]
}

/** @param {Matrix} inner @param {Matrix} outer @returns {Matrix} */
function times([a, b, c, d, e, f], [A, B, C, D, E, F]) {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

/**
 * Where the letters of a page's content stand. Follows the operators that pdfkit writes.
 * @param {string} content @param {Map<string, Font>} fonts @returns {Run[]}
 */
function runs(content, fonts) {
  /** @type {Run[]} */
  const found = []
  /** @type {Matrix[]} */
  const kept = []
  /** @type {Matrix} */
  let page = [1, 0, 0, 1, 0, 0]
  /** @type {Matrix} */
  let line = page
  let [size, spacing] = [0, 0]
  /** @type {Font} */
  let font = { widths: [], letters: [] }
  /** @type {Record<string, (operands: string) => void>} */
  const operators = {
    q: () => kept.push(page),
    Q: () => (page = kept.pop() ?? page),
    cm: (operands) => (page = times(matrix(operands), page)),
    Tm: (operands) => (line = matrix(operands)),
    Tc: (operands) => (spacing = Number(operands)),
    Tf: (operands) => {
      const [name = '', points] = operands.trim().split(/\s+/)
      font = fonts.get(name.slice(1)) ?? font
      size = Number(points)
    },
    TJ: (operands) => {
      const codes = [...operands.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((hex) => parseInt(hex, 16))
      const kerned = [...operands.matchAll(/>\s*(-?[\d.]+)/g)].reduce((sum, [, by]) => sum + Number(by), 0)
      const glyphs = codes.reduce((sum, code) => sum + (font.widths[code] ?? 0), 0)
      const width = ((glyphs - kerned) * size) / 1000 + spacing * codes.length
      const [, , , , left, base] = times(line, page)
      const [, , , , right] = times([1, 0, 0, 1, width, 0], times(line, page))
      const text = codes.map((code) => font.letters[code] ?? '').join('')
      found.push({ text, left, right, top: base + size * 0.878, bottom: base - size * 0.21 })
    },
  }
  for (const [, operands = '', operator = ''] of content.matchAll(
    /([^\n]*?)\s?(\bq|\bQ|\bcm|\bTm|\bTc|\bTf|\bTJ)(?=\n|$)/g,
  ))
    operators[operator]?.(operands)
  return found
}
