import { access, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.css', '.js', '.svg', '.json', '.txt', '.xml', '.webmanifest'])
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes a `.br` and a `.gz` copy beside a file, with the best compression. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file)
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

/** Compresses every compressible file below a folder that has no compressed copies yet. */
export async function compressMissing(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name)
    const isThere = await access(`${file}.br`).then(
      () => true,
      () => false,
    )
    if (!isThere) await compress(file)
  }
}
