/** @jsxRuntime classic */
import * as React from 'react'
import { useStorybookState } from 'storybook/manager-api'
import type { ReportPicture } from '../in-page/report-picture.ts'
import { kindNames } from '../kind-names.ts'
import type { Report, ReportCause } from '../report/report.ts'
import { getView } from '../report/view.ts'
import type { Reading } from './reading.ts'
import { getStoryReview, type StoryReview } from './story-review.ts'
import { Badge, Columns, List, Page, Pair, Side } from './styles.ts'

interface ReportProps {
  report: Promise<Reading>
}

const titles: Record<StoryReview['status'], string> = {
  absent: 'Not part of this report',
  same: 'Unchanged',
  skipped: 'Skipped',
  changed: 'Changed',
  removed: 'Removed',
  failed: 'Could not be judged',
  unstable: 'Unstable',
  new: 'New',
  renamed: 'Under another name',
}

type ReadReport = Extract<Reading, { status: 'read' }>

const sides = { base: 'before', head: 'after' } as const

/** The panel's title, with what became of the story that is open, if it is not the same. */
export function ReviewTitle({ report }: ReportProps) {
  const reading = useReading(report)
  const id = useStoryId()
  const { status } = reading.status === 'read' ? reviewStory(reading, id) : { status: 'absent' as const }
  const isQuiet = status === 'absent' || status === 'same' || status === 'skipped'
  return <>Visual review{isQuiet ? null : <Badge> {status}</Badge>}</>
}

/** What the review found for the story that is open. */
export function ReviewPanel({ report }: ReportProps) {
  const reading = useReading(report)
  const id = useStoryId()
  return <Page>{renderReading(reading, id)}</Page>
}

function useReading(report: Promise<Reading>): Reading {
  const [reading, setReading] = React.useState<Reading>({ status: 'reading' })
  React.useEffect(() => void report.then(setReading), [report])
  return reading
}

/** The id of the story that is open, if it is one of this Storybook, not of one that is composed into it. */
function useStoryId(): string {
  const { storyId, refId } = useStorybookState()
  return refId ? '' : storyId
}

const reviewStory = ({ report, prefix }: ReadReport, id: string) => getStoryReview(report, `${prefix}${id}`)

function renderReading(reading: Reading, id: string) {
  switch (reading.status) {
    case 'reading':
      return <p role="status">The report is read…</p>
    case 'absent':
      return (
        <p>
          There is no report beside this Storybook:{' '}
          <code>npx visual-review compare &lt;before&gt; &lt;after&gt; --output &lt;after&gt;/visual-review</code>{' '}
          compares two built Storybooks and writes one.
        </p>
      )
    case 'broken':
      return (
        <p>
          <a href={reading.file}>{reading.file}</a> is not the report of a finished review: write it again.
        </p>
      )
    case 'outdated':
      return (
        <p>
          <a href={reading.file}>{reading.file}</a> has the format of another version of <code>visual-review</code>:
          write it again with the version that this Storybook was built with.
        </p>
      )
    case 'read':
      return <Story {...reading} review={reviewStory(reading, id)} />
    default:
      return reading satisfies never
  }
}

interface StoryProps {
  report: Report
  getUrl: (file: string) => string
  review: StoryReview
}

function Story({ report, getUrl, review }: StoryProps) {
  const { base, head, time, part } = report
  const made = new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  return (
    <>
      <h2>{titles[review.status]}</h2>
      <p>
        {head.name}, compared with {base.name}.{' '}
        <a href={getUrl('index.html')} target="_blank" rel="noreferrer">
          Report of {made}
          {part && `, part ${part.index} of ${part.total}`}
        </a>
      </p>
      {renderReview(report, getUrl, review)}
    </>
  )
}

function renderReview(report: Report, getUrl: StoryProps['getUrl'], review: StoryReview) {
  switch (review.status) {
    case 'absent':
      return <p>Not looked at: {report.notLooked.join('; ')}.</p>
    case 'same':
      return <p>Every picture is as before.</p>
    case 'skipped':
      return renderReasons(review.reasons)
    default:
      return (
        <>
          {renderReasons(review.reasons)}
          <Columns>
            <Causes {...review} getUrl={getUrl} />
            <Pictures {...review} getUrl={getUrl} />
          </Columns>
        </>
      )
  }
}

const renderReasons = (reasons: readonly string[]) => reasons.map((reason) => <p key={reason}>{reason}</p>)

interface CausesProps {
  causes: readonly ReportCause[]
  pictures: readonly ReportPicture[]
  getUrl: StoryProps['getUrl']
}

function Causes({ causes, pictures, getUrl }: CausesProps) {
  if (causes.length === 0) return null
  const own = new Set(pictures.map(({ at }) => at))
  return (
    <section>
      <h3>Causes</h3>
      <List>
        {causes.map(({ name, kind, text, where, isAccepted, pictures: all }) => {
          const others = all.filter((at) => !own.has(at)).length
          return (
            <li key={name}>
              <strong>{kindNames[kind][0]}</strong> <code>{text}</code>
              <small>
                {where.length > 0 && `On ${listFirst(where, 4)}. `}
                {others > 0 && `Also in ${others} ${others === 1 ? 'picture' : 'pictures'} of other stories. `}
                {isAccepted && 'Accepted. '}
                <a href={getUrl(`index.html#${name}`)} target="_blank" rel="noreferrer">
                  {name} in the report
                </a>
              </small>
            </li>
          )
        })}
      </List>
    </section>
  )
}

const listFirst = (texts: readonly string[], most: number) =>
  [...texts.slice(0, most), ...(texts.length > most ? [`${texts.length - most} more`] : [])].join(', ')

function Pictures({ pictures, getUrl }: Pick<CausesProps, 'pictures' | 'getUrl'>) {
  return (
    <section>
      <h3>Pictures</h3>
      <List>
        {pictures.map((picture) => (
          <li key={picture.at}>
            <strong>{picture.mode}</strong> <small>{describe(picture)}</small>
            <Pair>
              {(['base', 'head'] as const).map((side) => (
                <Picture key={side} picture={picture} side={side} getUrl={getUrl} />
              ))}
            </Pair>
          </li>
        ))}
      </List>
    </section>
  )
}

function describe({ status, note, pixels }: ReportPicture): string {
  if (note !== undefined) return `${status}, ${note}`
  if (status !== 'changed') return status
  return pixels > 0 ? `${pixels.toLocaleString('en')} pixels differ` : 'no pixel differs'
}

interface PictureProps {
  picture: ReportPicture
  side: keyof typeof sides
  getUrl: StoryProps['getUrl']
}

/** A side of a picture where it changed, or all of it. */
function Picture({ picture: { files, box, mode }, side, getUrl }: PictureProps) {
  const file = files[side]
  if (file === undefined) return null
  const [url, label] = [getUrl(file), `${mode}, ${sides[side]}`]
  const view = box && getView(box, { width: 280, height: 80 })
  return (
    <Side>
      <figcaption aria-hidden>{sides[side]}</figcaption>
      <a href={url} target="_blank" rel="noreferrer">
        {view ? (
          <svg viewBox={view.join(' ')} width={view[2]} role="img" aria-label={label}>
            <image href={url} />
          </svg>
        ) : (
          <img src={url} alt={label} />
        )}
      </a>
    </Side>
  )
}
