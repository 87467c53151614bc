import { expect, it, vi } from 'vitest'
import { createTimeline, keyframes, type Stop } from './timeline.ts'
import { DEMO_MS } from './product-demo-state.ts'
import { tracks } from './tracks.ts'

it('changes nothing before the first stop and after the last', () => {
  const stops: Stop[] = [
    { at: 250, opacity: 0, easing: 'ease-out' },
    { at: 500, opacity: 1 },
  ]
  expect(keyframes(stops, 1000)).toEqual([
    { opacity: 0, easing: 'linear', offset: 0 },
    { opacity: 0, easing: 'ease-out', offset: 0.25 },
    { opacity: 1, offset: 0.5 },
    { opacity: 1, offset: 1 },
  ])
})

it('has stops in order, within the demo', () => {
  for (const [part, stops] of Object.entries(tracks)) {
    const times = stops.map(({ at }) => at)
    expect(times, part).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1), part).toBeLessThanOrEqual(DEMO_MS)
  }
})

it('sets the time of all animations of the parts, and removes them', () => {
  const animations: { currentTime: number; pause: () => void; cancel: () => void }[] = []
  const root = document.createElement('div')
  root.innerHTML = '<p data-part="one"></p><p data-part="two"></p><p data-part="other"></p>'
  const animate = () => {
    const animation = { currentTime: 0, pause: vi.fn(), cancel: vi.fn() }
    animations.push(animation)
    return animation
  }
  for (const element of [root, ...root.children]) Object.assign(element, { animate })

  const stops = [{ at: 0, opacity: 0 }]
  const timeline = createTimeline(root, { one: stops, two: stops }, 1000)
  timeline.currentTime = 300
  expect(animations.map(({ currentTime }) => currentTime)).toEqual([300, 300])
  expect(timeline.currentTime).toBe(300)
  timeline.cancel()
  for (const { pause, cancel } of animations) {
    expect(pause).toHaveBeenCalledTimes(1)
    expect(cancel).toHaveBeenCalledTimes(1)
  }
})

it('shows the end without Web Animations', () => {
  const timeline = createTimeline(document.createElement('div'), tracks, DEMO_MS)
  timeline.currentTime = 300
  expect(timeline.currentTime).toBe(300)
})
