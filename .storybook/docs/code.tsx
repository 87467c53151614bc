import { Source } from '@storybook/addon-docs/blocks'
import { useTheme } from 'storybook/theming'
import { Fold } from './fold.tsx'
import type { DocsEntry } from './story-frame.tsx'

/** Code of TypeScript, in the theme of the page. */
export function Code({ code }: { code: string }) {
  return <Source code={code} language="tsx" dark={useTheme().base === 'dark'} />
}

/** A story's code, which opens, if the story has a panel with it. */
export function StoryCode({ story: { parameters }, of }: Pick<DocsEntry, 'story' | 'of'>) {
  const isDark = useTheme().base === 'dark'
  // SAFETY: Storybook's parameter.
  if (!(parameters['docs'] as { codePanel?: boolean }).codePanel) return null
  return (
    <Fold about="Code">
      <Source of={of} language="tsx" dark={isDark} />
    </Fold>
  )
}
