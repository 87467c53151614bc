import { Accordion } from '@summit/ui/accordion'

const items = [
  { title: 'Where do I pay?', content: <p>In the app. This site never asks for a card.</p> },
  { title: 'Does it work on two phones?', content: <p>Yes. Sign in on both.</p> },
]

export const Example = () => <Accordion items={items} headingLevel={3} />
