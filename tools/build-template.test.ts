import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { versionedManifest } from './build-template.ts'
import { root } from './lib/run.ts'
import { codeBlocks } from './lib/code-blocks.ts'

const template = join(root, 'packages/create/template')
const read = (file: string) => readFileSync(join(template, file), 'utf8')

it('has a caret range for every dependency of the template, its own of this version', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as { version: string }
  const { dependencies, devDependencies } = JSON.parse(versionedManifest(read('package.json'))) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  expect(dependencies).toMatchObject({ '@summit/features': `^${version}`, '@summit/ui': `^${version}` })
  const ranges = Object.values({ ...dependencies, ...devDependencies })
  expect(ranges.filter((range) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual([])
})

it('refuses a dependency that this repository does not have', () => {
  const manifest = JSON.stringify({ dependencies: { 'left-pad': '*' }, devDependencies: {} })
  expect(() => versionedManifest(manifest)).toThrow('no version of left-pad')
})

it.each(['src/App.tsx', 'src/index.css'])('%s of the template is an example of the README', (file) => {
  const readme = readFileSync(join(root, 'packages/features/README.md'), 'utf8')
  const example = codeBlocks(readme).find((block) => block.file === file)
  // Its first line names the file.
  expect(example?.code.replace(/^.*\n/, '')).toBe(read(file))
})
