import { useEffect, useState } from 'react'
import type { AnyMachine } from './machine/machine.ts'

/** What docs pages show of a feature, from the files that have its name. */
export interface Feature {
  machines: readonly AnyMachine[]
}

const machines = import.meta.glob<Feature['machines']>('./machines/*.ts', { import: 'machines' })

const empty: Feature = { machines: [] }

/** The feature of a title, empty until it is loaded: `Features/Sign in` is that of the folder `sign-in`. */
export function useFeature(title: string): Feature {
  const [feature, setFeature] = useState(empty)
  useEffect(() => {
    void load(folderOf(title)).then(setFeature)
  }, [title])
  return feature
}

/** The folder in `packages/features/src` for a title. */
export function folderOf(title: string): string {
  return (title.split('/').at(-1) ?? '').toLowerCase().replaceAll(' ', '-')
}

async function load(folder: string): Promise<Feature> {
  return { machines: (await machines[`./machines/${folder}.ts`]?.()) ?? [] }
}
