import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { placeholder } from './placeholder.ts'

const compressible = new Set(['.css', '.js', '.svg', '.json', '.txt', '.xml', '.webmanifest'])
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes a `.br` and a `.gz` copy beside a file, with the best compression. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  // The server compresses it, with the origin.
  if (content.includes(placeholder)) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    brotli(content, { params }).then((copy) => writeFile(`${file}.br`, copy)),
    gz(content, { level: constants.Z_BEST_COMPRESSION }).then((copy) => writeFile(`${file}.gz`, copy)),
  ])
}

/** Compresses every compressible file below a folder. */
export async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  for (const { parentPath, name } of files) await compress(join(parentPath, name))
}
