import { useEffect, useState } from 'react'
import type { AnyMachine } from './machine/machine.ts'

/** What docs pages show of a feature, from the files that have its name. */
export interface Feature {
  machines: readonly AnyMachine[]
  /** What a screen reader speaks. */
  transcript: string
  /** The code of a view on the hook. */
  recipe: string
}

const machines = import.meta.glob<Feature['machines']>('./machines/*.ts', { import: 'machines' })
const transcripts = import.meta.glob<string>('./transcripts/*.txt', { import: 'default', query: '?raw' })
const recipes = import.meta.glob<string>(['./recipes/*.tsx', '!./recipes/*.test.tsx'], {
  import: 'default',
  query: '?raw',
})
const messages = import.meta.glob('../../../packages/features/src/*/index.ts')

/** The feature of a title, and which sections it has: `Features/Sign in` is that of the folder `sign-in`. */
export function useFeature(title: string) {
  const folder = folderOf(title)
  const [{ machines: own, transcript, recipe }, setFeature] = useState<Feature>({
    machines: [],
    transcript: '',
    recipe: '',
  })
  useEffect(() => {
    const load = async () => {
      const [loaded = [], text = '', code = ''] = await Promise.all([
        machineOf(folder)?.(),
        transcriptOf(folder)?.(),
        recipeOf(folder)?.(),
      ])
      setFeature({ machines: loaded, transcript: text, recipe: code })
    }
    void load()
  }, [folder])
  return {
    folder,
    machines: own,
    transcript,
    recipe,
    // Known before anything is loaded, because the table of contents reads the headings once.
    hasMachine: Boolean(machineOf(folder)),
    hasTranscript: Boolean(transcriptOf(folder)),
    hasTexts: `../../../packages/features/src/${folder}/index.ts` in messages,
  }
}

const machineOf = (folder: string) => machines[`./machines/${folder}.ts`]
const recipeOf = (folder: string) => recipes[`./recipes/${folder}.tsx`]
const transcriptOf = (folder: string) => transcripts[`./transcripts/${folder}.txt`]

/** The folder in `packages/features/src` for a title. */
export function folderOf(title: string): string {
  return (title.split('/').at(-1) ?? '').toLowerCase().replaceAll(' ', '-')
}
