import type { HomeMessages } from '../home.ts'
import { getChapter, DEMO_MS } from './product-demo-state.ts'

/** Shows a position in the slider, without rendering. */
export function moveScrubber(slider: HTMLInputElement, at: number, messages: HomeMessages): void {
  // Not `valueAsNumber`, which React does not notice: it would ignore a change back to the value that it knows.
  slider.value = String(at)
  slider.style.setProperty('--played', getPlayedShare(at))
  const text = timeText(at, messages)
  if (slider.ariaValueText !== text) slider.ariaValueText = text
}

/** The share that has passed. */
export const getPlayedShare = (at: number) => `${(at / DEMO_MS) * 100}%`

/** The position as screen readers read it. */
export function timeText(at: number, { demoTime, demoScenes }: HomeMessages): string {
  return demoTime(Math.floor(at / 1000), DEMO_MS / 1000, demoScenes.chapters[getChapter(at)].name)
}
