import { expect, it } from 'vitest'
import { clientImports } from './manifests.ts'
import { publishedManifest } from '../published-manifest.ts'

it('packages are published without the source condition, and with the sheets of their build', () => {
  const walk = { types: './dist/walk.d.ts', default: './dist/walk.js' }
  const exports = { './walk': { '@summit/source': './src/walk.ts', ...walk }, './theme.css': './src/theme.css' }
  const published = { exports: { './walk': walk, './theme.css': './dist/theme.css' } }
  expect(JSON.parse(publishedManifest(JSON.stringify({ exports, wireit: {} })))).toEqual(published)
})

it('client modules are recognised by their imports from React', () => {
  const code = "import { useId, useState } from 'react'\n"
  expect(clientImports(code)).toEqual(['useState'])
  expect(clientImports(`'use client'\n${code}`)).toEqual([])
  expect(clientImports("import { useId } from 'react'\n")).toEqual([])
})
