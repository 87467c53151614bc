import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { changedFiles, gitIn, hasPath, locate, type Git } from './git.ts'
import { getStorybookCommand } from './storybook.ts'
import { findStorybooks, listRemoved, placePicture } from './storybooks.ts'

let top: string
let git: Git

const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(top, file)), { recursive: true })
  writeFileSync(path.join(top, file), text)
}
/** Writes a Storybook's configuration. */
const addStorybook = (folder: string) => write(path.join(folder, '.storybook/main.ts'))
const find = async (folder = '') => {
  const root = path.join(top, folder)
  const found = await findStorybooks(root, locate(root).place, gitIn(root))
  return found.map(({ prefix, folder }) => [prefix, folder])
}
const commit = () => {
  git('add', '--all')
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'core.hooksPath=/dev/null']
  git(...identity, 'commit', '--quiet', '--message', 'All')
  return { commit: git('rev-parse', 'HEAD'), name: 'HEAD' }
}

beforeEach(() => {
  top = realpathSync(mkdtempSync(path.join(tmpdir(), 'storybooks-')))
  onTestFinished(() => rmSync(top, { recursive: true }))
  execFileSync('git', ['init', '--quiet'], { cwd: top })
  git = gitIn(top)
  write('node_modules/storybook/package.json', '{ "bin": "./bin.js" }')
  write('.gitignore', 'node_modules\nignored\n')
})

describe('the Storybooks that are reviewed', () => {
  it('are the one of the folder, whatever is below it', async () => {
    addStorybook('.')
    addStorybook('packages/ui')
    expect(await find()).toEqual([['', '']])
    expect(await find('packages/ui')).toEqual([['', 'packages/ui']])
  })

  it('are all below the folder, whose stories are named after it where there are several', async () => {
    addStorybook('packages/ui')
    addStorybook('ignored/copy')
    expect(await find()).toEqual([['', 'packages/ui']])
    addStorybook('apps/web')
    expect(await find()).toEqual([
      ['apps/web/', 'apps/web'],
      ['packages/ui/', 'packages/ui'],
    ])
    addStorybook('packages/icons')
    expect(await find('packages')).toEqual([
      ['icons/', 'packages/icons'],
      ['ui/', 'packages/ui'],
    ])
  })

  it('are those that the configuration names', async () => {
    for (const folder of ['.', 'packages/ui', 'apps/web', 'examples/vite']) addStorybook(folder)
    write('visual-review.config.mjs', 'export const storybooks = ["./packages/ui/", "apps/web"]')
    expect(await find()).toEqual([
      ['packages/ui/', 'packages/ui'],
      ['apps/web/', 'apps/web'],
    ])
  })

  it('are named in a list', async () => {
    write('visual-review.config.mjs', 'export const storybooks = "packages/ui"')
    await expect(find()).rejects.toThrow(/visual-review\.config\.mjs: storybooks has to be a list of folders\.$/)
  })

  it('are found among more files than fit into a megabyte', async () => {
    addStorybook('packages/ui')
    const hash = git('hash-object', '-w', '.gitignore')
    const names = Array.from({ length: 5000 }, (_, at) => `100644 ${hash}\tassets/${'long-'.repeat(45)}${at}.svg\n`)
    execFileSync('git', ['update-index', '--add', '--index-info'], { cwd: top, input: names.join('') })
    expect(await find()).toEqual([['', 'packages/ui']])
  })

  it('are known at a commit too', () => {
    addStorybook('packages/old')
    addStorybook('packages/ui')
    const base = commit()
    rmSync(path.join(top, 'packages/old'), { recursive: true })
    addStorybook('apps/web')
    expect(listRemoved(top, base, git)).toEqual(['packages/old'])
    expect(hasPath(base, 'packages/ui/.storybook', git)).toBe(true)
    expect(hasPath(base, 'apps/web/.storybook', git)).toBe(false)
  })
})

it('finds changed files of the whole repository from any folder', () => {
  write('packages/ui/a.css', 'a')
  write('tokens.js', '1')
  const base = commit()
  write('tokens.js', '2')
  write('apps/new.js')
  write('packages/ui/new.css')
  const files = changedFiles(base, gitIn(path.join(top, 'packages/ui')))
  expect(files.sort()).toEqual(['apps/new.js', 'packages/ui/new.css', 'tokens.js'])
})

describe('the command of Storybook', () => {
  const folder = () => path.join(top, 'packages/ui')

  it('is the one that is installed nearest to the folder, but not out of its tree', () => {
    const script = (place: string) => path.join(place, 'node_modules/storybook/bin.js')
    expect(getStorybookCommand(folder(), top)).toEqual([process.execPath, script(top)])
    write('packages/ui/node_modules/storybook/package.json', '{ "bin": { "storybook": "./bin.js" } }')
    expect(getStorybookCommand(folder(), top)).toEqual([process.execPath, script(folder())])
    expect(() => getStorybookCommand(path.join(top, 'apps'), path.join(top, 'apps'))).toThrow('is not installed')
  })

  it("is Yarn's where packages have no folders", () => {
    rmSync(path.join(top, 'node_modules'), { recursive: true })
    write('.pnp.cjs')
    expect(getStorybookCommand(folder(), top)).toEqual(['yarn', 'run', '-B', 'storybook'])
  })
})

it('places a picture in the report by its Storybook', () => {
  const story = { id: 'button--a', title: 'UI/Button', name: 'A', importPath: './src/a.stories.tsx' }
  const picture = { story, mode: 'phone', sides: ['head' as const] }
  expect(placePicture(picture, { prefix: '', folder: '' }, new Map())).toEqual(picture)
  const modeNames = new Map([['phone', 'phone 2']])
  expect(placePicture(picture, { prefix: 'ui/', folder: 'packages/ui' }, modeNames)).toEqual({
    story: { id: 'ui/button--a', title: 'ui/UI/Button', name: 'A', importPath: 'packages/ui/src/a.stories.tsx' },
    mode: 'phone 2',
    sides: ['head'],
  })
})
