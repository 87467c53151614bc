/** @jsxRuntime classic */
import * as React from 'react'
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api'
import { choices, defaults, type Settings } from '../modes.ts'
import { ToolMenu, ToolSelect } from './controls.tsx'

const labels = {
  theme: 'Theme',
  brand: 'Brand',
  language: 'Language',
  direction: 'Direction',
  textSize: 'Text size',
  motion: 'Motion',
  server: 'Answer of the server',
} as const

// SAFETY: the keys of `labels`.
const tools = (Object.keys(labels) as (keyof typeof labels)[]).map((name) => ({
  name,
  label: labels[name],
  titles: choices[name],
}))

/** Narrower, the toolbar has no room for a menu per setting. */
const narrow = matchMedia('(width < 80rem)')

function watchNarrow(onChange: () => void) {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

/** The settings that have an effect on what is shown. A setting that the story makes itself is disabled. */
export function SettingTools() {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const effective = useEffectiveSettings()
  const isNarrow = React.useSyncExternalStore(watchNarrow, () => narrow.matches)
  const settings = tools
    .filter(({ name }) => effective(name))
    .map((tool) => {
      const select = (
        <ToolSelect
          key={tool.name}
          {...tool}
          value={String(globals[tool.name] ?? defaults[tool.name])}
          initial={defaults[tool.name]}
          // There are no globals until the preview has loaded, which would overwrite a choice.
          disabled={tool.name in storyGlobals || !(tool.name in globals)}
          onChange={(value) => updateGlobals({ [tool.name]: value })}
        />
      )
      if (!isNarrow) return select
      return (
        <label key={tool.name}>
          <span>{tool.label}</span>
          {select}
        </label>
      )
    })
  return isNarrow ? <ToolMenu title="Settings">{settings}</ToolMenu> : <>{settings}</>
}

/** Whether a setting has an effect on the story or docs page that is shown. */
function useEffectiveSettings(): (name: keyof Settings) => boolean {
  const { storyId, viewMode } = useStorybookState()
  const hasOwnBrand = Boolean(useParameter<unknown>('brand'))
  const hasServer = Boolean(useParameter<unknown>('msw'))
  const without = useParameter<readonly (keyof Settings)[]>('withoutSettings', [])
  return (name) => {
    if (without.includes(name)) return false
    if (name === 'brand') return !hasOwnBrand
    if (name === 'language') return /^(features|pages|flows)-/.test(storyId)
    // A docs page of a feature shows its stories in frames, whose text is theirs.
    if (name === 'textSize') return viewMode === 'story' || /^(features|pages|flows)-/.test(storyId)
    if (name === 'server') return viewMode === 'story' && hasServer
    return true
  }
}
