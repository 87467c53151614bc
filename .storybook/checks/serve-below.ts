import { serve } from 'visual-review'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../tools/lib/run.ts'

/** The static Storybook. */
export const build = path.join(root, 'storybook-static')

/** Serves the static Storybook below a sub-path, as a preview of a pull request or GitHub Pages does. */
export async function serveBelow(name: string): Promise<{ address: string; close: () => Promise<void> }> {
  const site = mkdtempSync(path.join(tmpdir(), 'storybook-'))
  symlinkSync(build, path.join(site, name))
  const { origin, close } = await serve(site, { maxAge: 3600 })
  return {
    address: `${origin}/${name}/`,
    close: async () => {
      await close()
      rmSync(site, { recursive: true })
    },
  }
}
