import { Accordion } from '@summit/ui/accordion'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['accordion'],
  since: '0.1.0',
  status: 'stable',
  use: ['Questions and answers of which readers want one or two.'],
  instead: [
    'Content that everybody needs: show it on the page.',
    'A setting: [SegmentedControl](./?path=/docs/ui-segmentedcontrol--docs).',
  ],
  advice: [
    {
      do: {
        text: 'Write titles that can be chosen from.',
        Example: () => (
          <div className="w-64">
            <Accordion
              items={[
                { title: 'Where do I pay?', content: <p>In the app.</p> },
                { title: 'Can I go back?', content: <p>Yes.</p> },
              ]}
            />
          </div>
        ),
      },
      dont: {
        text: 'Hide what everyone needs.',
        Example: () => (
          <div className="w-64">
            <Accordion items={[{ title: 'Price', content: <p>$6.99 per month</p> }]} />
          </div>
        ),
      },
    },
  ],
  anatomy: {
    parts: {
      accordion: 'All questions.',
      'accordion-item': 'A question with its answer, a native `<details>`.',
      'accordion-title': 'The question, which opens and closes the answer.',
      'accordion-content': 'The answer.',
    },
    Example: () => (
      <div className="w-96 max-w-full">
        <Accordion items={[{ title: 'Where do I pay?', content: <p>In the app.</p> }]} defaultValue="0" />
      </div>
    ),
  },
  keys: {
    Tab: 'Moves between questions.',
    'Enter, Space': 'Opens the question and closes the open one.',
  },
  access: [
    'Native `<details>`: screen readers announce whether a question is open, and find-in-page finds closed answers.',
    'Works without scripts. `headingLevel` makes the titles headings.',
  ],
}
