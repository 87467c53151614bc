import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { config } from '../config/visual-review.config.ts'
import { chromaticModes, modes } from './modes.ts'

const root = path.join(import.meta.dirname, '..')
// SAFETY: the first test checks the types.
const chromatic = JSON.parse(readFileSync(path.join(root, 'config/chromatic.config.json'), 'utf8')) as {
  storybookBuildDir: string
  externals: string[]
}

// SAFETY: the script that builds Storybook.
const { wireit } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  wireit: { 'build:storybook': { output: string[] } }
}

it('uses options of Chromatic’s command line', () => {
  const options = {
    $schema: 'string',
    storybookBuildDir: 'string',
    onlyChanged: 'boolean',
    externals: 'object',
    exitZeroOnChanges: 'boolean',
    autoAcceptChanges: 'string',
  }
  expect(Object.fromEntries(Object.entries(chromatic).map(([name, value]) => [name, typeof value]))).toEqual(options)
})

it('uploads the published Storybook, complete when a token changes', () => {
  expect(wireit['build:storybook'].output).toContain(`${chromatic.storybookBuildDir}/**`)
  for (const glob of chromatic.externals) expect(existsSync(path.join(root, glob.replace('/**', '')))).toBe(true)
})

it('captures every story in the default modes of the visual review', () => {
  expect(Object.keys(chromaticModes)).toEqual(config.defaultModes)
  expect(chromaticModes.light).toEqual({ theme: 'light', ...modes.light })
  expect(chromaticModes.dark).toEqual(modes.dark.globals)
})
