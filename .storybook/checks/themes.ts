import type { A11yParameters } from '@storybook/addon-a11y'
import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import { pauseAnimations } from 'storybook/preview-api'

/** What axe needs to know of the story that is on screen. */
export type Shown = Parameters<typeof runAxe>[0]

/** The rules that colour can break. Nothing else differs between themes, so nothing else is asked twice. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Runs axe's colour rules over the story in the theme it is not wearing; throws when one is broken. */
export async function checkOtherTheme(
  shown: Pick<Shown, 'id' | 'parameters' | 'globals' | 'reporting'>,
): Promise<void> {
  const root = document.documentElement
  const worn = root.dataset['theme']
  // Half-way through a transition a colour is neither theme's.
  const resume = pauseAnimations()
  root.dataset['theme'] = worn === 'dark' ? 'light' : 'dark'
  try {
    // SAFETY: whatever a story says under this name is the addon's, by its documentation.
    const { options, ...a11y } = shown.parameters['a11y'] as A11yParameters
    const parameters = { ...shown.parameters, a11y: { ...a11y, options: { ...options, runOnly: colourRules } } }
    // SAFETY: the addon's hook reads these five fields and no other.
    await runAxe({ ...shown, parameters, viewMode: 'story' } as unknown as Shown)
  } finally {
    resume()
    if (worn === undefined) delete root.dataset['theme']
    else root.dataset['theme'] = worn
  }
}
