import { Button } from '@summit/ui/button'
import { CloseIcon, MailIcon } from '@summit/ui/icons'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['button'],
  since: '0.1.0',
  status: 'stable',
  use: [
    'Actions on the page: send, open, close. Label it with a verb.',
    '`accent` for the one primary action of a page, `primary` by default, `secondary` and `tertiary` for less prominent ones.',
    '`intent="danger"` for what cannot be undone, in any variant.',
  ],
  instead: [
    'Navigation: [LinkButton](./?path=/docs/ui-linkbutton--docs), a link in the style of a button.',
    'Inside a sentence: [Link](./?path=/docs/ui-link--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Make one action the most important one.',
        Example: () => (
          <div className="flex flex-wrap gap-3">
            <Button variant="accent">Save</Button>
            <Button variant="tertiary">Cancel</Button>
          </div>
        ),
      },
      dont: {
        text: 'Compete for attention with several accents.',
        Example: () => (
          <div className="flex flex-wrap gap-3">
            <Button variant="accent">Save</Button>
            <Button variant="accent">Cancel</Button>
          </div>
        ),
      },
    },
    {
      do: {
        text: 'Begin the label with a verb; add an icon if it helps.',
        Example: () => (
          <Button variant="secondary">
            <MailIcon />
            Send message
          </Button>
        ),
      },
      dont: {
        text: 'Label a button “OK”, or with an icon alone: that is an IconButton.',
        Example: () => (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary">OK</Button>
            <Button variant="secondary" aria-label="Close">
              <CloseIcon />
            </Button>
          </div>
        ),
      },
    },
  ],
  anatomy: {
    parts: {
      button: 'The native button: background, border and target.',
      spinner: 'While pending, in place of the icon or beside the label.',
    },
    Example: () => (
      <Button pending>
        <MailIcon />
        Send message
      </Button>
    ),
  },
  keys: { 'Enter, Space': 'Activates it. In a form, Enter in a field activates the `submit` button.' },
  access: [
    'A pending button keeps focus: it is `aria-disabled` and `aria-busy`, not `disabled`, and ignores clicks.',
    '`type` defaults to `button`, so that no form is submitted by mistake.',
    '`medium` is at least 48 px high and `small` 40 px, above the 24 px of WCAG 2.5.8.',
  ],
}
