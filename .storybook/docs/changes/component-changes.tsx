import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { componentChanges } from './releases.ts'

/** What changed in a component; nothing if no change is known. */
export function ComponentChanges({ name }: { name: string }) {
  const changes = componentChanges.get(name) ?? []
  if (changes.length === 0) return null
  return (
    <>
      <Heading>Changes</Heading>
      <Markdown>{changes.map(({ release, text }) => `- **${release}**: ${text}`).join('\n')}</Markdown>
    </>
  )
}
