import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlertDialog } from '@summit/ui/alert-dialog'
import { Button, type ButtonProps } from '@summit/ui/button'
import { Dialog } from '@summit/ui/dialog'
import { Do, Dont, PatternPage, Rule } from './do-dont.tsx'
import { StillToast } from './still-toast.tsx'

/** The question before a destructive act. */
const meta = { title: 'Patterns/Confirmation', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const title = 'Delete the climb?'
const loss = 'Its profile and its times go with it. They cannot be brought back.'
const trigger = <Button variant="secondary" intent="danger" />

interface QuestionProps {
  title: string
  text?: string
  /** The props of its buttons: of the act, and of the answer that changes nothing. */
  act: ButtonProps
  keep: ButtonProps
}

/** A picture of an alert dialog within the page. */
const Question = ({ title, text, act, keep }: QuestionProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2 bg-surface p-(--pad-card) shadow-2">
    <p className="font-display text-h3">{title}</p>
    {text && <p>{text}</p>}
    <div className="flex flex-wrap gap-3">
      <Button {...act} />
      <Button {...keep} />
    </div>
  </div>
)

const remove: ButtonProps = { intent: 'danger', children: 'Delete climb' }
const keep: ButtonProps = { variant: 'tertiary', children: 'Keep it' }

/** The rules, with examples. */
export const Confirmation: Story = {
  render: () => (
    <PatternPage title="Confirmation" lead="The question before an act that destroys something, such as deleting.">
      <Rule title="Ask only before what is hard to undo" why="Who is asked too often answers without reading.">
        <Do text="It is done, and can be undone">
          <StillToast title="Challenge left" action="Undo" />
        </Do>
        <Dont text="Ask before it">
          <Question
            title="Leave the challenge?"
            act={{ children: 'Leave challenge' }}
            keep={{ variant: 'tertiary', children: 'Stay' }}
          />
        </Dont>
      </Rule>
      <Rule
        title="Ask with an alert dialog"
        why="The focus is first on the answer that changes nothing, Escape gives that answer, and a press outside does nothing."
      >
        <Do text="Press it: the focus is on “Keep it”">
          <AlertDialog.Root>
            <AlertDialog.Trigger render={trigger}>Delete climb…</AlertDialog.Trigger>
            <AlertDialog.Content>
              <AlertDialog.Title>{title}</AlertDialog.Title>
              <AlertDialog.Description>{loss}</AlertDialog.Description>
              <AlertDialog.Footer>
                <AlertDialog.Action render={<Button intent="danger" />}>Delete climb</AlertDialog.Action>
                <AlertDialog.Cancel render={<Button variant="tertiary" />}>Keep it</AlertDialog.Cancel>
              </AlertDialog.Footer>
            </AlertDialog.Content>
          </AlertDialog.Root>
        </Do>
        <Dont text="Press it: in a dialog the focus is on “Delete climb”">
          <Dialog.Root>
            <Dialog.Trigger render={trigger}>Delete climb…</Dialog.Trigger>
            <Dialog.Content>
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.Description>{loss}</Dialog.Description>
              <Dialog.Footer>
                <Dialog.Close render={<Button intent="danger" />}>Delete climb</Dialog.Close>
                <Dialog.Close render={<Button variant="tertiary" />}>Keep it</Dialog.Close>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Root>
        </Dont>
      </Rule>
      <Rule
        title="Say what is lost, and name both answers"
        why="Nobody can be sure about what they do not know, and a button is also read without its question."
      >
        <Do text="What is deleted, and what each button does">
          <Question title={title} text={loss} act={remove} keep={keep} />
        </Do>
        <Dont text="Words that fit every question">
          <Question title="Are you sure?" act={{ ...remove, children: 'OK' }} keep={{ ...keep, children: 'Cancel' }} />
        </Dont>
      </Rule>
      <Rule
        title="Give the act the colour of danger"
        why="The accent is for what most visitors want. The tertiary variant attracts the least attention."
      >
        <Do text="Danger for the act, tertiary for the other answer">
          <Question title={title} act={remove} keep={keep} />
        </Do>
        <Dont text="The accent for the act">
          <Question title={title} act={{ ...remove, intent: 'neutral', variant: 'accent' }} keep={keep} />
        </Dont>
      </Rule>
      <Rule
        title="Stay open while the act is under way"
        why="The other answer could not stop it any more, so it is disabled. A failure is shown in the dialog."
      >
        <Do text="Open and pending until the server answers">
          <Question
            title={title}
            text={loss}
            act={{ ...remove, pending: true, pendingLabel: 'Deleting...' }}
            keep={{ ...keep, disabled: true }}
          />
        </Do>
        <Dont text="Closed at once, with a toast for the rest">
          <StillToast title="Deleting..." text="This may take a moment." />
        </Dont>
      </Rule>
    </PatternPage>
  ),
}
