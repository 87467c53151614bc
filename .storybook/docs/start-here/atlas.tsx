import { AnchorMdx } from '@storybook/addon-docs/blocks'
import './start-here.css'
import { useTopics, type Topic } from './story-index.ts'

/** Every state of every topic of a part, such as `Features`, as links. */
export function Atlas({ part }: { part: string }) {
  const topics = useTopics(part).filter(({ stories }) => stories.length > 0)
  return (
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
