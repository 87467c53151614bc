import { Tabs } from '@summit/ui/tabs'
import type { Guide } from '../../../.storybook/docs/guide.ts'

const Named = ({ names }: { names: readonly string[] }) => (
  <Tabs.Root defaultValue="0">
    <Tabs.List label="Progress">
      {names.map((name, index) => (
        <Tabs.Tab key={name} value={String(index)}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {names.map((name, index) => (
      <Tabs.Panel key={name} value={String(index)}>
        3 workouts.
      </Tabs.Panel>
    ))}
  </Tabs.Root>
)

export const guide: Guide = {
  entries: ['tabs'],
  since: '0.1.0',
  status: 'beta',
  use: ['Two to about six views of one thing, which people need one at a time.'],
  instead: [
    'Views with an address of their own: links. A choice that changes one view: [SegmentedControl](./?path=/docs/ui-segmentedcontrol--docs).',
    'Steps in an order: a form with one heading for each. Sections that people compare: all of them, with headings.',
  ],
  advice: [
    {
      do: { text: 'Name them with one or two words.', Example: () => <Named names={['Week', 'Month']} /> },
      dont: {
        text: 'Write sentences.',
        Example: () => <Named names={['What you did this week', 'What you did this month']} />,
      },
    },
  ],
  anatomy: {
    parts: {
      'tabs-root': 'Contains the list and the panels.',
      'tabs-list': 'The row of tabs, which scrolls to the side.',
      'tabs-tab': 'A tab.',
      'tabs-panel': 'What it shows.',
    },
  },
  keys: {
    Tab: 'Moves to the selected tab, then into its panel.',
    '←, →': 'Select the tab beside it; with `activationMode="manual"`, only move the focus.',
    'Home, End': 'Select the first or the last tab.',
    'Enter, Space': 'Select the tab that has the focus.',
  },
  access: [
    'The roles `tablist`, `tab` and `tabpanel`. The list has a name of its own, each panel that of its tab.',
    'The arrow keys go by the direction of the page.',
    'A panel with `keepMounted` stays in the document: its fields keep what they contain.',
  ],
}
