import { Source } from '@storybook/addon-docs/blocks'
import { useTheme } from 'storybook/theming'

/** Code of TypeScript, in the theme of the page. */
export function Code({ code }: { code: string }) {
  return <Source code={code} language="tsx" dark={useTheme().base === 'dark'} />
}
