import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KEPT_ORIGINS, pagesFor } from './pages-for.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'summit-pages-'))
  mkdirSync(path.join(dist, 'server'))
  writeFileSync(path.join(dist, 'server/manifest.json'), '{}')
  write(dist, 'http://localhost:3000')
})
afterEach(() => rmSync(dist, { recursive: true }))

function write(folder: string, siteUrl: string, sendsEnquiries = false) {
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify({ siteUrl, sendsEnquiries }))
}

const forOrigin = (siteUrl: string) => ({ siteUrl, contactTo: undefined })

const prerenderer = (siteUrl: string) => vi.fn((folder: string) => write(folder, siteUrl))

function originIn(folder: string) {
  return (JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as { siteUrl: string }).siteUrl
}

it('uses the pages of the build for its own origin', async () => {
  const prerender = prerenderer('')
  expect(await pagesFor(dist, forOrigin('http://localhost:3000'), prerender)).toBe(dist)
  expect(prerender).not.toHaveBeenCalled()
})

it('prerenders each other origin once, into its own folder', async () => {
  const origins = ['https://one.example', 'https://two.example']
  const folders: string[] = []
  for (const origin of origins) folders.push(await pagesFor(dist, forOrigin(origin), prerenderer(origin)))
  expect(folders.map(originIn)).toEqual(origins)
  expect(originIn(dist)).toBe('http://localhost:3000')

  const again = prerenderer('')
  expect(await pagesFor(dist, forOrigin('https://one.example'), again)).toBe(folders[0])
  expect(again).not.toHaveBeenCalled()
})

it('prerenders again where the contact form sends its messages, and keeps the pages of the demo', async () => {
  const settings = { siteUrl: 'http://localhost:3000', contactTo: 'help@summit.example' }
  const prerender = vi.fn((folder: string) => write(folder, settings.siteUrl, true))
  const folder = await pagesFor(dist, settings, prerender)
  expect(await pagesFor(dist, settings, prerender)).toBe(folder)
  expect(prerender).toHaveBeenCalledOnce()
  expect(folder).not.toContain('help')
  expect(await pagesFor(dist, forOrigin('http://localhost:3000'), prerender)).toBe(dist)

  write(dist, settings.siteUrl, true)
  expect(await pagesFor(dist, settings, prerender)).toBe(dist)
})

it('prerenders again for another build', async () => {
  const origin = 'https://one.example'
  await pagesFor(dist, forOrigin(origin), prerenderer(origin))
  writeFileSync(path.join(dist, 'server/manifest.json'), '{ "src/client.tsx": "another" }')
  const prerender = prerenderer(origin)
  await pagesFor(dist, forOrigin(origin), prerender)
  expect(prerender).toHaveBeenCalledOnce()
})

it('shares one folder between concurrent starts', async () => {
  const origin = 'https://one.example'
  const prerender = async (folder: string) => {
    await Promise.resolve()
    write(folder, origin)
  }
  const [one, other] = await Promise.all([
    pagesFor(dist, forOrigin(origin), prerender),
    pagesFor(dist, forOrigin(origin), prerender),
  ])
  expect(one).toBe(other)
  expect(originIn(one)).toBe(origin)
  expect(readdirSync(path.join(dist, 'origins'))).toEqual([path.basename(one)])
})

it('prerenders again after an interrupted run', async () => {
  const origin = 'https://one.example'
  const failing = pagesFor(dist, forOrigin(origin), (folder) => {
    writeFileSync(path.join(folder, 'index.html'), '')
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  expect(originIn(await pagesFor(dist, forOrigin(origin), prerenderer(origin)))).toBe(origin)
})

it('keeps the pages of the latest origins only', async () => {
  for (let day = 0; day <= KEPT_ORIGINS; day++) {
    const origin = `https://${day}.example`
    utimesSync(await pagesFor(dist, forOrigin(origin), prerenderer(origin)), day, day)
  }
  await pagesFor(dist, forOrigin('https://1.example'), prerenderer(''))
  const kept = readdirSync(path.join(dist, 'origins')).map((name) => decodeURIComponent(name).replace(/-\w+$/, ''))
  expect(kept).toHaveLength(KEPT_ORIGINS)
  expect(kept).not.toContain('https://0.example')
})
