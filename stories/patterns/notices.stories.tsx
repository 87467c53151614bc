import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '@summit/ui/alert'
import { Button } from '@summit/ui/button'
import { PasswordField } from '@summit/ui/password-field'
import { SegmentedControl } from '@summit/ui/segmented-control'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useState } from 'react'
import { Do, Dont, PatternPage, Rule } from './do-dont.tsx'
import { StillToast } from './still-toast.tsx'

/** Which message goes where. */
const meta = { title: 'Patterns/Notices', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
]
const format = 'Eight characters or more.'
const demo = 'This form is a demo and sends nothing.'
const ready = { title: 'Your data is ready', action: 'Download' }

/** What each kind of message is about, and how long it stays. */
const kinds = {
  'Text at a field': 'About that field: its hint, which stays, or its error, until the field is edited.',
  Alert: 'About the page or a part of it. It stays for as long as it is true.',
  Toast: 'The result of an action. It closes after 5 s, so a failure stays beside its form too.',
  'Alert dialog': 'A question before an act that is hard to undo. It stays until it is answered.',
}

function Page() {
  const [toasts] = useState(createToasts)
  const save = (what: string) => () => toasts.notify({ intent: 'neutral', title: `${what} saved` })
  return (
    <PatternPage title="Notices" lead="Which message goes where: at a field, on the page, or in a toast.">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-4">
        {Object.entries(kinds).map(([kind, text]) => (
          <div key={kind} className="grid content-start gap-1">
            <dt className="font-label">{kind}</dt>
            <dd className="text-small text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Rule
        title="Use a toast for the result of an action"
        why="A toast says that something is done. What a control itself shows needs no message."
      >
        <Do text="A result that the page does not show">
          <Button>Save</Button>
          <StillToast title="Saved" text="Your settings are the same on all your devices." />
        </Do>
        <Dont text="A choice that can be seen">
          <SegmentedControl label="Billing period" options={periods} defaultValue="yearly" />
          <StillToast title="Yearly selected" />
        </Dont>
      </Rule>
      <Rule
        title="Show one toast at a time"
        why="A new toast takes the place of the one before: only the latest result counts."
      >
        <Do text="Press both: the second toast replaces the first">
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={save('Name')}>
              Save name
            </Button>
            <Button variant="secondary" onClick={save('Picture')}>
              Save picture
            </Button>
          </div>
        </Do>
        <Dont text="Two toasts at a time">
          <StillToast title="Picture saved" />
          <StillToast title="Name saved" />
        </Dont>
      </Rule>
      <Rule
        title="Keep on the page what stays true"
        why="A toast closes after 5 s. Who reads slowly, or looks elsewhere, misses it."
      >
        <Do text="An alert">
          <Alert>{demo}</Alert>
        </Do>
        <Dont text="A toast">
          <StillToast title="Note" text={demo} />
        </Dont>
      </Rule>
      <Rule
        title="Put at a field what is about that field"
        why="There it is read together with the label, by screen readers too."
      >
        <Do text="A hint">
          <PasswordField label="New Password" autoComplete="new-password" hint={format} />
        </Do>
        <Dont text="An alert above the field">
          <Alert intent="info">{format}</Alert>
          <PasswordField label="New Password" autoComplete="new-password" />
        </Dont>
      </Rule>
      <Rule title="Offer a toast’s action on the page too" why="Once the toast has closed, only the page has it.">
        <Do text="The same action, in the toast and on the page">
          <Button variant="secondary">Download your data</Button>
          <StillToast {...ready} />
        </Do>
        <Dont text="In the toast alone">
          <StillToast {...ready} />
        </Dont>
      </Rule>
      <Toaster toasts={toasts} />
    </PatternPage>
  )
}

/** The rules, with examples. */
export const Notices: Story = { render: () => <Page /> }
