import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { Fold } from '../fold.tsx'
import './start-here.css'
import { useTopics, type Topic } from './story-index.ts'

/** The topics of a part, such as `Features`, as links to their docs pages, and every state of each. */
export function Atlas({ part }: { part: string }) {
  const topics = useTopics(part).filter(({ stories }) => stories.length > 0)
  const count = topics.reduce((sum, { stories }) => sum + stories.length, 0)
  return (
    <>
      <TopicLinks part={part} />
      <Fold about={`All ${count} states`}>
        <dl className="atlas">
          {topics.map((topic) => (
            <div key={topic.name}>
              <dt>
                <TopicLink {...topic} />
              </dt>
              <dd>
                <ul>
                  {topic.stories.map(({ id, name }) => (
                    <li key={id}>
                      <AnchorMdx href={`./?path=/story/${id}`} target="_self">
                        {name}
                      </AnchorMdx>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  )
}

/** The topics of a part as links to their docs pages. */
export function TopicLinks({ part }: { part: string }) {
  return (
    <ul className="atlas-links">
      {useTopics(part).map((topic) => (
        <li key={topic.name}>
          <TopicLink {...topic} />
        </li>
      ))}
    </ul>
  )
}

function TopicLink({ name, docsId, stories: [first] }: Topic) {
  return (
    <AnchorMdx href={docsId ? `./?path=/docs/${docsId}` : `./?path=/story/${first?.id ?? ''}`} target="_self">
      {name}
    </AnchorMdx>
  )
}
