import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubmitButton } from '@summit/features/form'
import { Alert } from '@summit/ui/alert'
import { PasswordField } from '@summit/ui/password-field'
import { TextArea } from '@summit/ui/text-area'
import { TextField } from '@summit/ui/text-field'
import { Do, Dont, PatternPage, Rule } from './do-dont.tsx'
import { StillToast } from './still-toast.tsx'

/** What went wrong, and how to correct it. */
const meta = { title: 'Patterns/Errors', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const email = { label: 'Email', type: 'email', autoComplete: 'email' } as const
const tooShort = 'Password must be at least 8 characters'
const unreachable = 'Network error. Please try again.'

/** The rules, with examples. */
export const Errors: Story = {
  render: () => (
    <PatternPage title="Errors" lead="What went wrong, in the place where it can be corrected, and how to correct it.">
      <Rule
        title="Keep the error beside the form"
        why="A toast announces a failure and closes after 5 s. The same text stays below the button until the next attempt."
      >
        <Do text="Below the button, where it stays">
          <TextField {...email} defaultValue="mara@example.com" />
          <SubmitButton error={unreachable}>Send Message</SubmitButton>
        </Do>
        <Dont text="In a toast alone">
          <TextField {...email} defaultValue="mara@example.com" />
          <SubmitButton>Send Message</SubmitButton>
          <StillToast intent="danger" title="Error" text={unreachable} />
        </Dont>
      </Rule>
      <Rule
        title="Put a field’s error at the field"
        why="Screen readers read it as the field’s description, and the first invalid field gets the focus."
      >
        <Do text="At the field that it is about">
          <PasswordField label="New Password" autoComplete="new-password" error={tooShort} />
          <PasswordField label="Confirm Password" autoComplete="new-password" />
        </Do>
        <Dont text="Above all fields">
          <Alert intent="danger" role="none">
            {tooShort}
          </Alert>
          <PasswordField label="New Password" autoComplete="new-password" />
          <PasswordField label="Confirm Password" autoComplete="new-password" />
        </Dont>
      </Rule>
      <Rule
        title="Say how to correct it"
        why="That something is invalid can be seen. What would be valid is what a visitor needs to know."
      >
        <Do text="What the field accepts">
          <TextField label="Code" defaultValue="49 81" error="Enter the six digits from the email." />
        </Do>
        <Dont text="Only that something is wrong">
          <TextField label="Code" defaultValue="49 81" error="Invalid input (422)" />
        </Dont>
      </Rule>
      <Rule
        title="Check when the form is sent"
        why="While somebody types, nothing is wrong yet. An error disappears as soon as its field is edited."
      >
        <Do text="No error during typing">
          <TextField {...email} defaultValue="mara@exa" />
        </Do>
        <Dont text="An error about an address that is not finished">
          <TextField {...email} defaultValue="mara@exa" error="Please enter a valid email address" />
        </Dont>
      </Rule>
      <Rule
        title="Keep what was entered"
        why="Only a success empties a form. Nobody should have to write a message twice."
      >
        <Do text="The message is still there">
          <TextArea label="Message" rows={3} defaultValue="My watch no longer syncs. What can I do?" />
          <SubmitButton error={unreachable}>Send Message</SubmitButton>
        </Do>
        <Dont text="The form is empty again">
          <TextArea label="Message" rows={3} />
          <SubmitButton error={unreachable}>Send Message</SubmitButton>
        </Dont>
      </Rule>
    </PatternPage>
  ),
}
