import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KEPT_ORIGINS, pagesFor } from './pages.mjs'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'summit-pages-'))
  write(dist, 'http://localhost:3000')
})
afterEach(() => rmSync(dist, { recursive: true }))

/** @param {string} folder @param {string} siteUrl */
function write(folder, siteUrl) {
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify({ siteUrl }))
}

/** @param {string} siteUrl */
const prerenderer = (siteUrl) => vi.fn((/** @type {string} */ folder) => write(folder, siteUrl))

/** @param {string} folder */
const originIn = (folder) => JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')).siteUrl

it('takes the build’s own pages where they are for this origin', async () => {
  const prerender = prerenderer('')
  expect(await pagesFor(dist, 'http://localhost:3000', prerender)).toBe(dist)
  expect(prerender).not.toHaveBeenCalled()
})

it('keeps the pages of every origin apart, and writes them once', async () => {
  const origins = ['https://one.example', 'https://two.example']
  const folders = []
  for (const origin of origins) folders.push(await pagesFor(dist, origin, prerenderer(origin)))
  expect(folders.map(originIn)).toEqual(origins)
  expect(originIn(dist)).toBe('http://localhost:3000')

  const again = prerenderer('')
  expect(await pagesFor(dist, 'https://one.example', again)).toBe(folders[0])
  expect(again).not.toHaveBeenCalled()
})

it('writes once for two that start at the same time', async () => {
  const origin = 'https://one.example'
  const prerender = vi.fn(async (/** @type {string} */ folder) => {
    await Promise.resolve()
    write(folder, origin)
  })
  const [one, other] = await Promise.all([pagesFor(dist, origin, prerender), pagesFor(dist, origin, prerender)])
  expect(one).toBe(other)
  expect(prerender).toHaveBeenCalledOnce()
})

it('writes again what was left half-written', async () => {
  const origin = 'https://one.example'
  await expect(
    pagesFor(dist, origin, () => {
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(originIn(await pagesFor(dist, origin, prerenderer(origin)))).toBe(origin)
})

it('keeps the pages of the origins that were started last', async () => {
  for (let day = 0; day <= KEPT_ORIGINS; day++) {
    const folder = await pagesFor(dist, `https://${day}.example`, prerenderer(`https://${day}.example`))
    utimesSync(folder, day, day)
  }
  await pagesFor(dist, 'https://1.example', prerenderer(''))
  const kept = readdirSync(path.join(dist, 'origins'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(kept).toHaveLength(KEPT_ORIGINS)
  expect(kept.map(({ name }) => decodeURIComponent(name))).not.toContain('https://0.example')
})
