import { createServer } from 'node:http'

/** Serves files by their path on a port, and redirects to an origin that has the others. Resolves to what stops it. */
export async function serveFiles(
  port: number,
  files: ReadonlyMap<string, string | Buffer>,
  others?: string,
): Promise<() => void> {
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(decodeURIComponent(url))
    if (file === undefined && others) response.writeHead(302, { Location: others + url }).end()
    else response.writeHead(file === undefined ? 404 : 200).end(file)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return () => void server.close()
}
