import { expect, it } from 'vitest'
import { getTopics } from './story-index.ts'

const importPath = './stories/features/sign-in.stories.tsx'
const story = { title: 'Features/Sign in', type: 'story', importPath, tags: ['dev', 'test'] } as const

it('lists the stories of each title, in sentence case, without those that only test', () => {
  const entries = [
    { ...story, id: 'features-sign-in--docs', name: 'Docs', type: 'docs' as const },
    { ...story, id: 'features-sign-in--field-error', name: 'Field Error' },
    { ...story, id: 'features-sign-in--idle-test', name: 'Idle Test', tags: ['test'] },
    { ...story, id: 'pages-home--default', name: 'Default', title: 'Pages/Home' },
  ]
  expect(getTopics(entries, 'Features')).toEqual([
    {
      name: 'Sign in',
      docsId: 'features-sign-in--docs',
      importPath,
      stories: [{ id: 'features-sign-in--field-error', name: 'Field error' }],
    },
  ])
})
