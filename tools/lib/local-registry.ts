/** An npm registry of the archives that `tools/release-check/pack.ts` has packed, for installs as another team would run them. */
import { execFileSync } from 'node:child_process'
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run.ts'
import { archiveName, archives, installed, getManifest, published } from './packed.ts'

/** A running registry. */
export interface LocalRegistry {
  /** The environment in which npm finds our packages there, and all others where it always does. */
  env: NodeJS.ProcessEnv
  close: () => void
}

/** Starts the registry. `folder` gets npm's configuration. */
export async function openRegistry(folder: string): Promise<LocalRegistry> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    const manifest = published.find(({ name }) => name === path)
    if (manifest) response.end(JSON.stringify(metadata(manifest.name, `http://${request.headers.host ?? ''}`)))
    else if (/^[\w.-]+\.tgz$/.test(path)) createReadStream(join(archives, path)).pipe(response)
    else response.writeHead(404).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: it listens on a port.
  const { port } = server.address() as AddressInfo
  const userconfig = join(folder, '.npmrc')
  writeFileSync(userconfig, `${ownConfig()}\n@summit:registry=http://127.0.0.1:${port}/\n`)
  const cache = cacheWithoutNpx()
  const env = {
    ...outsideNpm(),
    npm_config_userconfig: userconfig,
    npm_config_cache: cache,
    // Nobody is there to confirm what `npm create` and `npx` install.
    npm_config_yes: 'true',
  }
  return {
    env,
    close: () => {
      server.close()
      rmSync(cache, { recursive: true })
    },
  }
}

/** npm's cache without the programs of `npx`, which would run an earlier archive of the same version. */
function cacheWithoutNpx(): string {
  // In the root: in a workspace's folder npm refuses the command.
  const user = execFileSync('npm', ['config', 'get', 'cache'], { cwd: root, encoding: 'utf8' }).trim()
  const content = join(user, '_cacache')
  const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'))
  mkdirSync(content, { recursive: true })
  symlinkSync(content, join(cache, '_cacache'))
  return cache
}

/** What npm asks for a package's name. */
function metadata(name: string, origin: string) {
  const manifest = getManifest(installed(name))
  const tarball = `${origin}/${archiveName(manifest)}`
  return {
    name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist: { tarball } } },
  }
}

function ownConfig(): string {
  try {
    return readFileSync(process.env.npm_config_userconfig ?? join(homedir(), '.npmrc'), 'utf8')
  } catch {
    return ''
  }
}

/** The environment without what `npm run` adds, which would install into this repository. */
function outsideNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/.test(name) || name === 'npm_config_registry'),
  )
}
