import { virtual } from '@guidepup/virtual-screen-reader'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a virtual screen reader speaks, in sections. */
export interface Transcript {
  /** Adds what is spoken meanwhile. */
  section: (heading: string, act: () => Promise<void>) => Promise<void>
  /** The whole text. */
  text: () => string
}

/** A transcript of what is in a container. */
export async function transcribe(container: HTMLElement): Promise<Transcript> {
  const sections: string[] = []
  await virtual.start({ container })
  await virtual.clearSpokenPhraseLog()
  return {
    section: async (heading, act) => {
      await act()
      sections.push([`# ${heading}`, ...(await virtual.spokenPhraseLog())].join('\n'))
      await virtual.clearSpokenPhraseLog()
    },
    text: () => `${sections.join('\n\n')}\n`,
  }
}

/** Longest text that is read, in phrases. */
const MAX_PHRASES = 150

/** Reads a page or dialog from top to bottom, as a visitor does with the down arrow key. */
export async function readAll(container: HTMLElement): Promise<void> {
  await virtual.stop()
  await virtual.start({ container })
  for (let phrases = 0; phrases < MAX_PHRASES; phrases += 1) {
    await virtual.next()
    if (/^end of (document|dialog)/.test(await virtual.lastSpokenPhrase())) return
  }
}

/** The transcript in the repository. With `UPDATE_TRANSCRIPTS=1` it is written first: review the difference. */
export function reviewed(name: string, text: string): string {
  const file = path.join(import.meta.dirname, `${name}.txt`)
  if (process.env['UPDATE_TRANSCRIPTS']) writeFileSync(file, text)
  return readFileSync(file, 'utf8')
}
