import path from 'node:path'
import type { Plugin } from 'vite'

/** Files by their path. */
type Files = Readonly<Record<string, string>>

const types: Files = { '.js': 'text/javascript', '.json': 'application/json', '.svg': 'image/svg+xml' }

/**
 * Vite plugin: files that are generated from the sources. They are part of the static build; in development they are
 * made when one of them is requested, and again after a change.
 */
export function generatedFiles(isOurs: RegExp, generate: () => Promise<Files>): Plugin[] {
  let ofBuild: Promise<PromiseSettledResult<Files>[]> | undefined
  return [
    {
      name: 'summit:generated-files-of-build',
      apply: 'build',
      // While the modules are bundled.
      buildStart() {
        ofBuild = Promise.allSettled([generate()])
      },
      async generateBundle() {
        const [made] = (await ofBuild) ?? []
        if (made?.status !== 'fulfilled') throw made?.reason
        for (const [fileName, source] of Object.entries(made.value)) this.emitFile({ type: 'asset', fileName, source })
      },
    },
    {
      name: 'summit:generated-files-in-development',
      apply: 'serve',
      configureServer(server) {
        let made: Promise<Files> | undefined
        server.watcher.on('all', () => (made = undefined))
        server.middlewares.use((request, response, next) => {
          const file = new URL(request.url ?? '', 'http://localhost').pathname.slice(1)
          if (!isOurs.test(file)) {
            next()
            return
          }
          made ??= generate()
          response.setHeader('Content-Type', types[path.extname(file)] ?? 'text/plain')
          made.then((files) => response.end(files[file]), next)
        })
      },
    },
  ]
}
