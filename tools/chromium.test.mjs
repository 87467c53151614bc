import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { findChromium, launchOptions, onPath, provideChromium } from './chromium.mjs'

/** @type {string} */
let folder
/** @type {string} */
let memory

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  memory = join(folder, 'cache/chromium.json')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Plants a program that answers as a browser does, or fails. @param {string} name */
function plant(name, answer = 'echo Chromium 156.0.1') {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${answer}\n`)
  chmodSync(path, 0o755)
  return path
}

/** @param {string} path @param {string} [from] */
const chromium = (path, from = 'PATH') => ({ path, from, env: {} })

describe('finding a Chromium', () => {
  it('takes the one that CHROMIUM_PATH names before any other', () => {
    plant('chromium')
    const named = plant('mine')
    expect(findChromium({ CHROMIUM_PATH: named, PATH: folder }, memory)).toEqual(chromium(named, 'CHROMIUM_PATH'))
  })

  it('looks through PATH, and passes over what does not run', () => {
    plant('chromium', 'exit 1')
    const chrome = plant('google-chrome')
    expect(onPath({ PATH: ['/nowhere', folder].join(delimiter) })).toEqual(chromium(chrome))
  })

  it('passes over a folder of that name, and over the current folder', () => {
    mkdirSync(join(folder, 'chromium'))
    expect(onPath({ PATH: ['', folder].join(delimiter) })).toBeNull()
  })

  it('remembers its answer, until that is gone', () => {
    const first = plant('chromium')
    expect(findChromium({ PATH: folder }, memory)).toEqual(chromium(first))
    expect(findChromium({ PATH: '' }, memory, [])).toEqual(chromium(first))
    rmSync(first)
    expect(findChromium({ PATH: '' }, memory, [])).toBeNull()
  })
})

describe('providing a Chromium', () => {
  it('tries one way after the other and keeps the first that runs', () => {
    const broken = chromium(plant('broken', 'exit 1'), 'first')
    const good = chromium(plant('good'), 'third')
    const ways = [() => broken, () => null, () => good, () => chromium(plant('late'), 'fourth')]
    expect(provideChromium({}, memory, ways)).toEqual(good)
    expect(provideChromium({}, memory, [])).toEqual(good)
  })

  it('finds another when the remembered one no longer runs', () => {
    const path = plant('chromium')
    findChromium({ PATH: folder }, memory)
    plant('chromium', 'exit 1')
    const other = chromium(plant('other'), 'elsewhere')
    expect(path).toBe(findChromium({ PATH: '' }, memory)?.path)
    expect(provideChromium({}, memory, [() => other])).toEqual(other)
  })

  it('says what to install when nothing helps', () => {
    expect(() => provideChromium({}, memory, [() => null])).toThrow('npx playwright install --with-deps chromium')
  })

  it('says that CHROMIUM_PATH is wrong rather than taking another', () => {
    expect(() => provideChromium({ CHROMIUM_PATH: '/nowhere' }, memory)).toThrow('CHROMIUM_PATH is /nowhere')
  })
})

it("gives a browser what it needs in its environment, and this process's own", () => {
  const { executablePath, env } = launchOptions({ path: '/b', from: 'npm', env: { FONTCONFIG_PATH: '/fonts' } })
  expect(executablePath).toBe('/b')
  expect(env).toMatchObject({ FONTCONFIG_PATH: '/fonts', PATH: process.env['PATH'] })
})
