import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '@summit/ui/alert'
import { Button } from '@summit/ui/button'
import { Card } from '@summit/ui/card'
import { EmptyState } from '@summit/ui/empty-state'
import { PasswordField } from '@summit/ui/password-field'
import { Do, Dont, PatternPage, Rule } from './do-dont.tsx'
import { StillToast } from './still-toast.tsx'

/** Voice, length and punctuation. */
const meta = { title: 'Patterns/Writing', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The rules, with examples. */
export const Writing: Story = {
  render: () => (
    <PatternPage
      title="Writing"
      lead="How the product speaks: short, plain, and to one person. Texts that the requirements fix stay to the letter."
    >
      <Rule
        title="Use few and plain words"
        why="A message is read in passing, often in a second language. What is not needed to act is left out."
      >
        <Do text="What happened, and what comes next">
          <Alert>We sent you a link. It is valid for 24 hours.</Alert>
        </Do>
        <Dont text="Formal words, and more than are needed">
          <Alert>
            Please be advised that a verification link has been dispatched to the email address associated with your
            account and will remain valid for a period of 24 hours.
          </Alert>
        </Dont>
      </Rule>
      <Rule
        title="Name a section for what it is"
        why="Headings are skimmed, searched, and listed by screen readers. A pun may stand beside them."
      >
        <Do text="What the section contains">
          <Card className="grid gap-2">
            <h3>Questions</h3>
            <p className="text-ink-muted">Answers before you set out.</p>
          </Card>
        </Do>
        <Dont text="A pun alone">
          <Card className="grid gap-2">
            <h3>Lost on the trail?</h3>
            <p className="text-ink-muted">Ask the mountain.</p>
          </Card>
        </Dont>
      </Rule>
      <Rule title="Say what is wrong, not who is to blame" why="“Oops” and “sorry” take the place of what helps.">
        <Do text="The fact">
          <PasswordField label="Password" autoComplete="current-password" error="This is not your current password." />
        </Do>
        <Dont text="Reproach and apology">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error="Oops! You entered the wrong password. Sorry!"
          />
        </Dont>
      </Rule>
      <Rule
        title="State results without praise"
        why="Exclamation marks and emoji are only in the few texts that the requirements fix."
      >
        <Do text="The result">
          <StillToast title="Saved" text="Your settings are the same on all your devices." />
        </Do>
        <Dont text="Praise">
          <StillToast title="Awesome! 🎉" text="You rock! Everything is saved!" />
        </Dont>
      </Rule>
      <Rule
        title="End sentences with a full stop, labels without"
        why="A label, a heading or a button is no sentence, and is not punctuated as one."
      >
        <Do text="A stop after the sentence only">
          <EmptyState title="No challenges yet" action={<Button>Find a challenge</Button>}>
            Those you join are here.
          </EmptyState>
        </Do>
        <Dont text="Stops after labels">
          <EmptyState title="No challenges yet." action={<Button>Find a challenge.</Button>}>
            those you join are here
          </EmptyState>
        </Dont>
      </Rule>
    </PatternPage>
  ),
}
