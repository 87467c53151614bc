import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { Checkbox } from '@summit/ui/checkbox'
import { Switch } from '@summit/ui/switch'
import { TextField } from '@summit/ui/text-field'
import { Do, Dont, PatternPage, Rule } from './do-dont.tsx'

/** How visitors enter data. */
const meta = { title: 'Patterns/Forms', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const email = { label: 'Email', type: 'email', autoComplete: 'email' } as const

/** The rules, with examples. */
export const Forms: Story = {
  render: () => (
    <PatternPage title="Forms" lead="How visitors enter data: few fields, each with a visible label.">
      <Rule
        title="Ask only for what is used"
        why="Each field takes time. A field that may stay empty says so; all others are required."
      >
        <Do text="What the newsletter needs">
          <TextField {...email} />
          <TextField label="Name" autoComplete="name" hint="Optional." />
        </Do>
        <Dont text="What might be of use one day">
          <TextField {...email} />
          <TextField label="Full name" autoComplete="name" />
          <TextField label="Phone" type="tel" autoComplete="tel" />
          <TextField label="Birthday" autoComplete="bday" />
        </Dont>
      </Rule>
      <Rule
        title="Use a switch only for what takes effect at once"
        why="Nothing in a form takes effect before it is sent. Alone on a settings page, a switch does."
      >
        <Do text="A checkbox, which is sent with the form">
          <TextField {...email} />
          <Checkbox label="Remember me" />
          <Button>Sign In</Button>
        </Do>
        <Dont text="A switch, as if it took effect at once">
          <TextField {...email} />
          <Switch label="Remember me" />
          <Button>Sign In</Button>
        </Dont>
      </Rule>
      <Rule
        title="Leave the button enabled"
        why="A disabled button does not say what is missing. Pressing an enabled one shows every error, and focuses the first."
      >
        <Do text="It can be pressed, and says what is missing">
          <TextField {...email} error="Please fill out this field." />
          <Button>Send Message</Button>
        </Do>
        <Dont text="Disabled until every field is valid">
          <TextField {...email} />
          <Button disabled>Send Message</Button>
        </Dont>
      </Rule>
      <Rule
        title="Keep the focus on a pending button"
        why="It is aria-disabled and aria-busy instead of disabled: it keeps focus and width, and ignores further presses."
      >
        <Do text="Pending, with a label that says what is under way">
          <Button pending pendingLabel="Sending...">
            Send Message
          </Button>
        </Do>
        <Dont text="Disabled: the focus is lost, and nothing seems to happen">
          <Button disabled>Send Message</Button>
        </Dont>
      </Rule>
    </PatternPage>
  ),
}
