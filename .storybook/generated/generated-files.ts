import type { Plugin } from 'vite'

/** Makes a generated file's content. */
export type Generate = () => Promise<string>

/**
 * Vite plugin: files that are generated from the sources, by their path. They are part of the static build; in
 * development they are made when they are requested, and again after a change.
 */
export function generatedFiles(files: Record<string, Generate>): Plugin[] {
  return [
    {
      name: 'summit:generated-files-of-build',
      apply: 'build',
      async generateBundle() {
        await Promise.all(
          Object.entries(files).map(async ([fileName, generate]) =>
            this.emitFile({ type: 'asset', fileName, source: await generate() }),
          ),
        )
      },
    },
    {
      name: 'summit:generated-files-in-development',
      apply: 'serve',
      configureServer(server) {
        const made = new Map<string, Promise<string>>()
        server.watcher.on('all', () => made.clear())
        server.middlewares.use(({ url = '' }, response, next) => {
          const name = new URL(url, 'http://localhost').pathname.slice(1)
          const generate = files[name]
          if (!generate) {
            next()
            return
          }
          const content = made.get(name) ?? generate()
          made.set(name, content)
          content.then((text) => response.end(text), next)
        })
      },
    },
  ]
}
