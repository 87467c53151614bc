import type { A11yParameters } from '@storybook/addon-a11y'
import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import { pauseAnimations } from 'storybook/preview-api'

/** The context of the story on screen, as the accessibility addon takes it. */
export type Shown = Parameters<typeof runAxe>[0]

/** Axe rules about colour, the only ones whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Runs axe's colour rules in the story's other theme. Throws on a violation. */
export async function checkOtherTheme(
  shown: Pick<Shown, 'id' | 'parameters' | 'globals' | 'reporting'>,
): Promise<void> {
  const root = document.documentElement
  const before = root.dataset['theme']
  // Pause transitions: their intermediate colours belong to neither theme.
  const resume = pauseAnimations()
  root.dataset['theme'] = before === 'dark' ? 'light' : 'dark'
  try {
    // SAFETY: this parameter is the addon's, by its documentation.
    const { options, ...a11y } = shown.parameters['a11y'] as A11yParameters
    const parameters = { ...shown.parameters, a11y: { ...a11y, options: { ...options, runOnly: colourRules } } }
    // SAFETY: the addon's hook reads only these five fields.
    await runAxe({ ...shown, parameters, viewMode: 'story' } as unknown as Shown)
  } finally {
    resume()
    if (before === undefined) delete root.dataset['theme']
    else root.dataset['theme'] = before
  }
}
