import { useEffect, useState } from 'react'
import type { AnyMachine } from './machine/machine.ts'

/** What docs pages show of a feature, from the files that have its name. */
export interface Feature {
  machines: readonly AnyMachine[]
  /** What a screen reader speaks. */
  transcript: string
}

const machines = import.meta.glob<Feature['machines']>('./machines/*.ts', { import: 'machines' })
const transcripts = import.meta.glob<string>('./transcripts/*.txt', { import: 'default', query: '?raw' })
const messages = import.meta.glob('../../../packages/features/src/*/index.ts')

/** The feature of a title, and which sections it has: `Features/Sign in` is that of the folder `sign-in`. */
export function useFeature(title: string) {
  const folder = folderOf(title)
  const [{ machines: own, transcript }, setFeature] = useState<Feature>({ machines: [], transcript: '' })
  useEffect(() => {
    const load = async () => {
      const [loaded = [], text = ''] = await Promise.all([machineOf(folder)?.(), transcriptOf(folder)?.()])
      setFeature({ machines: loaded, transcript: text })
    }
    void load()
  }, [folder])
  return {
    folder,
    machines: own,
    transcript,
    // Known before anything is loaded, because the table of contents reads the headings once.
    hasMachine: Boolean(machineOf(folder)),
    hasTranscript: Boolean(transcriptOf(folder)),
    hasTexts: `../../../packages/features/src/${folder}/index.ts` in messages,
  }
}

const machineOf = (folder: string) => machines[`./machines/${folder}.ts`]
const transcriptOf = (folder: string) => transcripts[`./transcripts/${folder}.txt`]

/** The folder in `packages/features/src` for a title. */
export function folderOf(title: string): string {
  return (title.split('/').at(-1) ?? '').toLowerCase().replaceAll(' ', '-')
}
