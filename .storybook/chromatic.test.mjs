import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { chromaticModes, modes } from './modes.ts'
import { scriptsOf } from '../tools/lib/inputs.ts'
import { root } from '../tools/lib/run.ts'
import { everywhere } from '@summit/visual-review/plan'

const config = JSON.parse(readFileSync(path.join(root, 'chromatic.config.json'), 'utf8'))

it('uses options that Chromatic knows', () => {
  const options = {
    $schema: 'string',
    storybookBuildDir: 'string',
    onlyChanged: 'boolean',
    externals: 'object',
    exitZeroOnChanges: 'boolean',
    autoAcceptChanges: 'string',
  }
  expect(Object.fromEntries(Object.entries(config).map(([name, value]) => [name, typeof value]))).toEqual(options)
})

it('takes the build that everyone else takes, and all of it when a token changes', () => {
  expect(scriptsOf('.')['build:storybook']?.output).toEqual([`${config.storybookBuildDir}/**`])
  for (const glob of config.externals) expect(existsSync(path.join(root, glob.replace('/**', '')))).toBe(true)
})

it('takes every story in the modes that the review takes it in', () => {
  expect(Object.keys(chromaticModes)).toEqual(everywhere)
  expect(chromaticModes.light).toEqual({ theme: 'light', ...modes.light })
  expect(chromaticModes.dark).toEqual(modes.dark.settings)
})
