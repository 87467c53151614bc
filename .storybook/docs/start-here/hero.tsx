import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks'
import { ContourLines } from '@summit/ui/product/contour'
import './start-here.css'

/** What most readers come for. */
const doors = [
  { text: 'Use a component', address: './?path=/docs/ui-overview--docs' },
  { text: 'Find a state', address: './?path=/docs/find-a-state--docs' },
  { text: 'Play a flow', address: './?path=/story/flows-sign-in--from-form-to-dashboard' },
  { text: 'Theme it', address: './?path=/docs/foundations-theme-editor--docs' },
  { text: 'What is new', address: '#what-is-new' },
]

/** The top of Start here: what this is, and where to go. */
export function Hero() {
  return (
    <Unstyled>
      <header className="docs-hero surface-brand">
        <ContourLines />
        <h1>Summit</h1>
        <p>
          A design system and a library of finished features, such as sign-in and pricing, for React 19. Every state of
          every screen is a story with an address, rendered by the code that the site runs.
        </p>
        <ul>
          {doors.map(({ text, address }) => (
            <li key={text}>
              <AnchorMdx href={address} target="_self">
                {text}
              </AnchorMdx>
            </li>
          ))}
        </ul>
      </header>
    </Unstyled>
  )
}
