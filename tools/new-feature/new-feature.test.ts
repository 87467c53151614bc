import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newFeature } from './new-feature.ts'

const root = resolve(import.meta.dirname, '../..')
const manifest = 'packages/features/package.json'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'new-feature-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // The overlay stands in for the package, so it needs the package's manifest.
  cpSync(join(root, manifest), join(folder, manifest))
  return folder
}

/** Type errors of a program, as if the files below `overlay` were in the repository. */
function typeErrors(files: string[], overlay: string): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const overlaid = (path: string) => {
    const copy = join(overlay, relative(root, path).replace(/^node_modules\/@summit\//, 'packages/'))
    return existsSync(copy) ? copy : path
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, directoryExists } = host
  host.fileExists = (path) => fileExists(overlaid(path))
  host.readFile = (path) => readFile(overlaid(path))
  host.directoryExists = (path) => directoryExists?.(overlaid(path)) ?? true
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    host,
  )
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

describe('a new feature', () => {
  it('has valid types, exports and stories', () => {
    const folder = temporaryFolder()
    const files = newFeature('trail-report', folder)
    expect(files).toContain('packages/features/src/trail-report/use-trail-report.ts')
    expect(files).toContain('stories/features/trail-report.stories.tsx')
    expect(readFileSync(join(folder, 'packages/features/src/locales/de.ts'), 'utf8')).toContain('\n  trailReport,\n')
    expect(typeErrors(files, folder)).toEqual([])
  }, 60_000)

  it.each(['GiftCard', '', 'gift_card', '../x'])('is not named "%s"', (name) => {
    expect(() => newFeature(name, temporaryFolder())).toThrow('kebab-case')
  })

  it('never overwrites an existing feature', () => {
    expect(() => newFeature('sign-in')).toThrow('exists already')
  })
})
