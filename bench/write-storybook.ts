/** Storybooks of any size, for measuring what grows with the number of stories. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools/lib/run.ts'

const PER_FILE = 10

/** Writes the configuration and the files of so many stories. Returns their folder. */
export function writeStorybook(count: number): string {
  const folder = join(root, '.storybook/.cache', `${count}-stories`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(getStorybook(count))) writeFileSync(join(folder, file), text)
  return folder
}

/** A Storybook with our configuration and other stories, as files. */
function getStorybook(count: number): Record<string, string> {
  const files = Array.from({ length: count / PER_FILE }, (_, index) => [`s${index}.stories.tsx`, storyFile(index)])
  return {
    'main.ts': `import config from '../../main.ts'
export default { ...config, stories: ['./*.stories.tsx'], staticDirs: ['../../public'] }
`,
    'preview.tsx': "export { default } from '../../preview.tsx'\n",
    'vitest.config.ts': `import { defineConfig } from 'vitest/config'
import { stories } from '../../../vitest.config.ts'
export default defineConfig({ test: { projects: [stories(import.meta.dirname)] } })
`,
    ...(Object.fromEntries(files) as Record<string, string>),
  }
}

function storyFile(index: number): string {
  const stories = Array.from(
    { length: PER_FILE },
    (_, number) => `export const Story${number} = {
  args: { children: 'Save ${number}' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Save ${number}' })).toBeVisible(),
}
`,
  )
  return `import { Button } from '@summit/ui/button'
import { expect } from 'storybook/test'
export default { title: 'Growth/${index}', component: Button }
${stories.join('')}`
}
