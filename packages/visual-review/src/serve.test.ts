import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'summit-serve-'))
const site = join(folder, 'site')
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  mkdirSync(join(site, 'two words'), { recursive: true })
  writeFileSync(join(site, 'index.html'), '<h1>Report</h1>')
  writeFileSync(join(site, 'two words/Font.WOFF2'), 'font')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  server = await serve(site)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** The status of a request, with a path and a host that `fetch` would correct. */
const getStatus = (path: string, host?: string) =>
  new Promise((resolve) => {
    get(server.origin, { path, ...(host && { headers: { host } }) }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })

it('serves the files of a folder with their types', async () => {
  const page = await fetch(`${server.origin}/?path=/story/ui`)
  expect([await page.text(), page.headers.get('content-type')]).toEqual(['<h1>Report</h1>', 'text/html; charset=utf-8'])
  const font = await fetch(`${server.origin}/two%20words/Font.WOFF2`)
  expect([await font.text(), font.headers.get('content-type')]).toEqual(['font', 'font/woff2'])
})

it('serves the folder where the command runs', async () => {
  const { origin, close } = await serve('.')
  onTestFinished(close)
  expect((await fetch(`${origin}/package.json`)).status).toBe(200)
})

it('serves nothing else, and nothing to other hosts', async () => {
  const paths = ['/none.js', '/two%20words', '/../secret.txt', '/..%2fsecret.txt', '/%', '//']
  expect(await Promise.all(paths.map((path) => getStatus(path)))).toEqual([404, 404, 404, 404, 404, 200])
  expect(await getStatus('/', 'summit.example')).toBe(403)
})

it('rejects for a port that is taken', async () => {
  await expect(serve(site, { port: Number(new URL(server.origin).port) })).rejects.toThrow('EADDRINUSE')
})
