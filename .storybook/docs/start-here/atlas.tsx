import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { Thumbnail } from '../thumbnail/thumbnail.tsx'
import './start-here.css'
import { useTopics, type Topic } from './story-index.ts'

/** Every state of every topic of a part, such as `Features`: a row each. A picture leads to its story. */
export function Atlas({ part }: { part: string }) {
  return useTopics(part).map(({ name, docsId, stories }) => (
    <section key={name} className="atlas-row">
      <h3>{docsId ? <DocsLink id={docsId}>{name}</DocsLink> : name}</h3>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`./?path=/story/${id}`} target="_self">
              <Thumbnail id={id} />
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The topics of a part, such as `UI`: a picture of the first story each. It leads to the docs page. */
export function Gallery({ part }: { part: string }) {
  return (
    <ul className="atlas-gallery">
      {useTopics(part).map(({ name, docsId, stories: [first] }) => (
        <li key={name}>
          <AnchorMdx href={addressOf({ docsId, first })} target="_self">
            {first && <Thumbnail id={first.id} width={480} />}
            {name}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  )
}

/** The topics of a part as links. */
export function TopicLinks({ part }: { part: string }) {
  return (
    <ul className="atlas-links">
      {useTopics(part).map(({ name, docsId, stories: [first] }) => (
        <li key={name}>
          <AnchorMdx href={addressOf({ docsId, first })} target="_self">
            {name}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  )
}

const addressOf = ({ docsId, first }: Pick<Topic, 'docsId'> & { first: Topic['stories'][number] | undefined }) =>
  docsId ? `./?path=/docs/${docsId}` : `./?path=/story/${first?.id ?? ''}`

const DocsLink = ({ id, children }: { id: string; children: string }) => (
  <AnchorMdx href={`./?path=/docs/${id}`} target="_self">
    {children}
  </AnchorMdx>
)
