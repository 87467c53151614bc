import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createOnce, findChromium, launchOptions, onPath } from './chromium.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Writes a program that answers as a browser does, or fails. */
function createProgram(name: string, answer = 'echo Chromium 156.0.1') {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${answer}\n`)
  chmodSync(path, 0o755)
  return path
}

const chromium = (path: string, from = 'PATH') => ({ path, from, env: {} })

describe('finding a Chromium', () => {
  it('prefers CHROMIUM_PATH', () => {
    createProgram('chromium')
    const named = createProgram('mine')
    expect(findChromium({ CHROMIUM_PATH: named, PATH: folder })).toEqual(chromium(named, 'CHROMIUM_PATH'))
  })

  it('fails for an invalid CHROMIUM_PATH', () => {
    const other = () => chromium(createProgram('other'))
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere' }, [other])).toThrow('CHROMIUM_PATH is /nowhere')
  })

  it('searches PATH and skips what does not run', () => {
    createProgram('chromium', 'exit 1')
    const chrome = createProgram('google-chrome')
    expect(onPath(['/nowhere', folder].join(delimiter))).toEqual(chromium(chrome))
  })

  it('prefers the headless shell, whichever folder of PATH it is in', () => {
    const other = join(folder, 'other')
    mkdirSync(other)
    createProgram('chromium')
    const shell = createProgram('other/chromium-headless-shell')
    expect(onPath([folder, other].join(delimiter))).toEqual(chromium(shell))
  })

  it('skips folders of that name and relative PATH entries', () => {
    mkdirSync(join(folder, 'chromium'))
    expect(onPath(['', folder].join(delimiter))).toBeUndefined()
  })

  it('tries its sources in order and uses the first that runs', () => {
    const broken = chromium(createProgram('broken', 'exit 1'), 'first')
    const good = chromium(createProgram('good'), 'third')
    const never = () => expect.fail('a source after the one that was found')
    expect(findChromium({}, [() => broken, () => undefined, () => good, never])).toEqual(good)
  })

  it('reports what to install if there is none', () => {
    expect(() => findChromium({}, [() => undefined])).toThrow('npx playwright install --with-deps chromium')
  })
})

describe('a folder made once', () => {
  const fill = (from: string) => (place: string) => writeFileSync(join(place, 'from'), from)
  const read = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name, 'from'), 'utf8')])

  it('is made by the first of two processes, and whole', () => {
    createOnce(join(folder, 'home'), (place) => {
      createOnce(join(folder, 'home'), fill('other'))
      fill('this')(place)
    })
    expect(read()).toEqual([['home', 'other']])
    createOnce(join(folder, 'home'), fill('third'))
    expect(read()).toEqual([['home', 'other']])
  })

  it('is not there if it could not be filled', () => {
    const fail = () => {
      throw new Error('No space left')
    }
    expect(() => createOnce(join(folder, 'home'), fail)).toThrow('No space left')
    expect(readdirSync(folder)).toEqual([])
  })
})

it('adds the environment variables of the browser to those of the process, and the fonts', () => {
  const found = { path: '/b', from: 'npm', env: { LD_LIBRARY_PATH: '/lib' } }
  const { executablePath, env } = launchOptions('noto', found)
  expect(executablePath).toBe('/b')
  const fontconfig = join(import.meta.dirname, 'fonts/system/noto.conf')
  expect(env).toMatchObject({ LD_LIBRARY_PATH: '/lib', FONTCONFIG_FILE: fontconfig, PATH: process.env.PATH })
})
