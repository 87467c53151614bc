import { describe, expect, it } from 'vitest'
import { describeVersion, getChangeset, getComponentChanges } from './changes.ts'
import { componentChanges } from './releases.ts'

const changelog = `# @summit/ui

## 0.3.0

### Minor Changes

- 1a2b3c4: **Button**: \`intent\` replaces the
  variant \`danger\`.

  **Dialog**: Closes on a press outside.
- 5d6e7f8: Smaller style sheets.

## 0.2.0

Not published yet. First version.
`

const stories = import.meta.glob<string>('../../../stories/ui/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const names = Object.values(stories).map((code) => /title: 'UI\/(.+?)'/.exec(code)?.[1])

describe('changes of components', () => {
  it('are the paragraphs that begin with a name, those of the next release first', () => {
    const { text } = getChangeset("---\n'@summit/ui': minor\n---\n\n**Button**: A new size.\n\nFaster.\n")
    expect(Object.fromEntries(getComponentChanges([text], changelog))).toEqual({
      Button: [
        { release: 'Next release', text: 'A new size.' },
        { release: '0.3.0', text: '`intent` replaces the variant `danger`.' },
      ],
      Dialog: [{ release: '0.3.0', text: 'Closes on a press outside.' }],
    })
  })

  it('name components that have a docs page', () => {
    expect([...componentChanges.keys()].filter((name) => !names.includes(name))).toEqual([])
  })
})

it('tells versions that are not published', () => {
  expect(describeVersion('0.3.0', changelog)).toBe('0.3.0')
  expect(describeVersion('0.2.0', changelog)).toBe('0.2.0, not published yet')
  expect(describeVersion('0.4.0', changelog)).toBe('0.4.0, not published yet')
})
