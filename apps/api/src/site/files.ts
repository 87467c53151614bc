import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A supported content coding. */
export type Coding = 'br' | 'gzip' | 'identity'

/** A file in one coding, as it is sent. */
export interface Variant {
  coding: Coding
  body: Uint8Array<ArrayBuffer>
  /** A strong validator: the variants of a file have different ones. */
  etag: string
}

/** A file that may be served. */
export interface StoredFile {
  type: string
  /** The file in the first of these codings that it has. What the build did not compress is compressed once, on demand. */
  variant: (wished: Coding[]) => Promise<Variant>
}

/** The files of a folder by their path below it, `/assets/site-3f2a.js`. Only these are served. */
export type Files = ReadonlyMap<string, StoredFile>

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** The types of files whose extension does not say it. */
const namedTypes: Record<string, string> = {
  'apple-app-site-association': 'application/json',
  'speculation-rules.json': 'application/speculationrules+json',
}

const compressible = /^(text\/|application\/(json|wasm|xml)|image\/svg)/

/** Options of {@link readFiles}. */
export interface ReadOptions {
  /** Texts to replace in every file that contains them. */
  replace?: readonly { text: string; by: string }[]
  /** Brotli's quality for files that the build did not compress, up to 11. */
  quality?: number
}

type Content = Buffer<ArrayBuffer>

/**
 * Reads a folder into memory, with the compressed copies beside its files. Requests look their path up in the result: none
 * reaches the file system, and what happens to the folder later changes nothing.
 */
export async function readFiles(folder: string, { replace = [], quality = 11 }: ReadOptions = {}): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const contents = new Map<string, Content>()
  for (const name of names)
    contents.set(`/${path.relative(folder, name).split(path.sep).join('/')}`, await readFile(name))

  const isCopy = (name: string) => /\.(br|gz)$/.test(name) && contents.has(name.replace(/\.\w+$/, ''))
  return new Map(
    [...contents].flatMap(([name, content]): [string, StoredFile][] => {
      if (isCopy(name)) return []
      const found = replace.filter(({ text }) => content.includes(text))
      if (found.length > 0) {
        const edited = found.reduce((text, each) => text.replaceAll(each.text, each.by), content.toString())
        return [[name, storedFile(name, { identity: Buffer.from(edited) }, quality)]]
      }
      const copies = { br: contents.get(`${name}.br`), gzip: contents.get(`${name}.gz`) }
      return [[name, storedFile(name, { identity: content, ...copies }, quality)]]
    }),
  )
}

interface Contents extends Partial<Record<Coding, Content | undefined>> {
  identity: Content
}

function storedFile(name: string, contents: Contents, quality: number): StoredFile {
  const variants = new Map<Coding, Promise<Variant>>()
  const type = namedTypes[path.posix.basename(name)] ?? types[path.posix.extname(name)] ?? 'application/octet-stream'
  const has = (coding: Coding) => contents[coding] !== undefined || compressible.test(type)
  return {
    type,
    variant(wished) {
      const coding = wished.find(has) ?? 'identity'
      const variant = variants.get(coding) ?? createVariant(contents, coding, quality)
      variants.set(coding, variant)
      return variant
    },
  }
}

async function createVariant(contents: Contents, coding: Coding, quality: number): Promise<Variant> {
  const body = contents[coding] ?? (await compress(contents.identity, coding, quality))
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { coding, body, etag: `"${digest}"` }
}

async function compress(content: Content, coding: Coding, quality: number): Promise<Content> {
  if (coding === 'gzip') return promisify(gzip)(content, { level: 9 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return promisify(brotliCompress)(content, { params })
}
