import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import { mockPorts } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { translate } from '../shared/config/messages.ts'
import { TranslationsContext } from '../shared/config/use-messages.ts'
import { PortsContext } from '../shared/ports/use-ports.ts'
import { Home, homeMessages } from './index.ts'

it('HOME-11 opens the product demo, which uses the provider’s clock', async () => {
  const clock = movableClock()
  render(
    <PortsContext value={mockPorts({ clock })}>
      <TranslationsContext value={[translate(homeMessages, { title: 'Höher als gestern.', watchDemo: 'Vorführung' })]}>
        <Home messages={{ watchDemo: 'Ansehen' }} isMotionReduced={() => false} />
      </TranslationsContext>
    </PortsContext>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Höher als gestern.' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ansehen' }))
  expect(await screen.findByText('Your watch reports the night: 5 hours 10.')).toBeInTheDocument()
  act(() => clock.moveTo(5000))
  expect(screen.getByText('So three sets get easier. All you do is press Start.')).toBeInTheDocument()
})
