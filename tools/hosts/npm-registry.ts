/** An npm registry that has our packages, as `tools/packages.ts` has packed them, and leads to npm's for others. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { archives, installed, manifestOf, published } from '../lib/packed.ts'
import { serveFiles } from './files.ts'

/** Starts it on a port. `env` makes npm use it, with a cache of its own in a folder. */
export async function startNpmRegistry(port: number, folder: string) {
  const origin = `http://localhost:${port}`
  const files = published.flatMap(({ name, version }): [string, string | Buffer][] => {
    const file = `/${name.slice(1).replace('/', '-')}-${version}.tgz`
    const archive = readFileSync(join(archives, file))
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
    const manifest = { ...manifestOf(installed(name)), dist: { tarball: origin + file, integrity } }
    const versions = { name, 'dist-tags': { latest: version }, versions: { [version]: manifest } }
    return [
      [file, archive],
      [`/${name}`, JSON.stringify(versions)],
    ]
  })
  const close = await serveFiles(port, new Map(files), process.env.npm_config_registry ?? 'https://registry.npmjs.org')
  const npm = { npm_config_cache: join(folder, '.npm'), npm_config_audit: 'false', npm_config_fund: 'false' }
  return { env: { ...process.env, ...npm, npm_config_registry: origin }, close }
}
