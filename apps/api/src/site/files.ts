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
  /** The file in the first of these codings that exists. Files are read once and then kept in memory. */
  variant: (wished: Coding[]) => Promise<Variant>
}

/** The files of a folder by their path below it, `/assets/site-3f2a.js`. Only these are served. */
export type Files = ReadonlyMap<string, StoredFile>

const suffixes = { br: '.br', gzip: '.gz', identity: '' } satisfies Record<Coding, string>

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

/** The types of files without an extension. */
const namedTypes: Record<string, string> = { 'apple-app-site-association': 'application/json' }

const compress = {
  // The highest quality would take a second per MB.
  br: (body: Uint8Array) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
  identity: async (body: Uint8Array) => body,
} satisfies Record<Coding, unknown>

const compressible = /^(text\/|application\/(json|wasm|xml)|image\/svg)/

interface ListOptions {
  /** Whether to compress text files that have no precompressed copy, when they are first sent. */
  compressed?: boolean
}

/** Lists a folder once. Requests look their path up in the result and never reach the file system with it. */
export async function listFiles(folder: string, { compressed = false }: ListOptions = {}): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const onDisk = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const known = new Set(onDisk)
  const pathOf = (file: string) => `/${path.relative(folder, file).split(path.sep).join('/')}`
  const files = onDisk.filter((file) => !isCompressedCopy(file, known))
  return new Map(files.map((file) => [pathOf(file), storedFile(file, known, compressed)]))
}

/** A precompressed copy of a file that is there as well. */
function isCompressedCopy(file: string, known: Set<string>): boolean {
  const original = file.replace(/\.(br|gz)$/, '')
  return original !== file && known.has(original)
}

function storedFile(file: string, known: Set<string>, compressed: boolean): StoredFile {
  const read = new Map<Coding, Promise<Variant>>()
  const type = namedTypes[path.basename(file)] ?? types[path.extname(file)] ?? 'application/octet-stream'
  const hasAll = compressed && compressible.test(type)
  return {
    type,
    variant(wished) {
      const coding = wished.find((each) => hasAll || known.has(file + suffixes[each])) ?? 'identity'
      const variant = read.get(coding) ?? readVariant(file, coding, known.has(file + suffixes[coding]))
      read.set(coding, variant)
      // A failure must not be cached.
      variant.catch(() => read.delete(coding))
      return variant
    },
  }
}

async function readVariant(file: string, coding: Coding, isOnDisk: boolean): Promise<Variant> {
  const content = isOnDisk ? await readFile(file + suffixes[coding]) : await compress[coding](await readFile(file))
  const body = new Uint8Array(content)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { coding, body, etag: `"${digest}"` }
}
