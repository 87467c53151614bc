import { AnchorMdx, DocsContext, Heading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Fold, summarize } from '../../fold.tsx'
import { storyName } from '../../../story-name.ts'
import { readRequirements } from './requirements.ts'
import ofAccounts from '../../../../docs/requirements-accounts.md?raw'
import catalogue from '../../../../docs/requirements.md?raw'

const requirements = readRequirements(`${catalogue}\n${ofAccounts}`)

/** The requirements that the feature's stories prove, by their tags. */
export function RequirementList() {
  const { componentStories } = useContext(DocsContext)
  const stories = componentStories()
  const ids = [...requirements.keys()].filter((id) => stories.some(({ tags }) => tags.includes(id)))
  if (ids.length === 0) return null
  return (
    <>
      <Heading>Requirements</Heading>
      <Fold about={summarize('requirement', ids)}>
        <table aria-label="Requirements">
          <thead>
            <tr>
              <th>Id</th>
              <th>Requirement</th>
              <th>Shown in</th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id} id={id}>
                <td>{id}</td>
                <td>{requirements.get(id)}</td>
                <td>
                  {stories
                    .filter(({ tags }) => tags.includes(id))
                    .map(({ name }) => storyName(name).replace(/ test$/, ''))
                    .map((name) => stories.find((story) => storyName(story.name) === name))
                    .filter((story) => story !== undefined)
                    .map(({ id: story, name }) => (
                      <AnchorMdx key={story} href={`./?path=/story/${story}`} target="_self">
                        {storyName(name)}
                      </AnchorMdx>
                    ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </>
  )
}
