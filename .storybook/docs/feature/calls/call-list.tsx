import { Source, Subheading } from '@storybook/addon-docs/blocks'
import type { Call, CallAnswer, Graph } from '../machine/explore.ts'
import { describeEffect } from '../machine/transition-table.tsx'

/** The requests that hooks sent while they were run, with the answers and what follows from each. */
export function CallList({ graphs }: { graphs: readonly Graph[] }) {
  const calls = new Map(graphs.flatMap((graph) => graph.calls).map((call) => [titleOf(call), call]))
  return [...calls].map(([title, call]) => <CallSection key={title} title={title} {...call} />)
}

function CallSection({ title, request: { headers = {}, body }, answers }: Call & { title: string }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const payload = body === undefined ? 'No body.' : JSON.stringify(body, null, 2)
  return (
    <>
      <Subheading>{title}</Subheading>
      <Source code={[...lines, payload].join('\n')} language="json" />
      {answers.length > 0 && (
        <div className="feature-table">
          <table aria-label={`Answers to ${title}`}>
            <thead>
              <tr>
                <th>Answer</th>
                <th>Body</th>
                <th>State</th>
                <th>Effects</th>
              </tr>
            </thead>
            <tbody>
              {answers.map((answer) => (
                <AnswerRow key={answer.answer.label} {...answer} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

function AnswerRow({ answer: { label, response }, to, effects }: CallAnswer) {
  return (
    <tr>
      <td>{label}</td>
      <td>{response?.body ? <code>{response.body}</code> : '–'}</td>
      <td>{to}</td>
      <td>{effects.map(describeEffect).join('; ')}</td>
    </tr>
  )
}

const titleOf = ({ request: { method = 'POST', path } }: Call) => `${method} ${path}`
