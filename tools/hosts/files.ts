import { createServer } from 'node:http'

/** Serves files by their path on a port. Resolves to what stops it. */
export async function serveFiles(port: number, files: ReadonlyMap<string, string>): Promise<() => void> {
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(decodeURIComponent(url))
    response.writeHead(file === undefined ? 404 : 200).end(file)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return () => void server.close()
}
