import { virtual } from '@guidepup/virtual-screen-reader'
import { movableClock } from '@summit/features/mocks/clock'
import { mockBrand, mockPorts } from '@summit/features/mocks/ports'
import { Newsletter, type Subscribe } from '@summit/features/newsletter'
import { FeaturesProvider } from '@summit/features/provider'
import { SignIn, type SignInPort } from '@summit/features/sign-in'
import { createToasts, Toaster } from '@summit/ui/toast'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { readAll, reviewed, transcribe } from './transcript.ts'

afterEach(() => virtual.stop())

/** Shows a screen as a host does, with toasts. */
function show(children: ReactNode) {
  const toasts = createToasts()
  const clock = movableClock()
  const ports = mockPorts({ clock })
  const { baseElement } = render(
    <FeaturesProvider brand={mockBrand} notify={toasts.notify} navigate={ports.navigate} ports={ports}>
      {children}
      <Toaster toasts={toasts} />
    </FeaturesProvider>,
  )
  return { baseElement, clock }
}

/** A port whose calls end one after the other, when the test says so. */
function answering<Result>() {
  const waiting: ((result: Result) => void)[] = []
  return {
    port: () => new Promise<Result>((resolve) => waiting.push(resolve)),
    answer: (result: Result) => waiting.shift()?.(result),
  }
}

const spoken = (phrase: string) =>
  waitFor(async () => expect((await virtual.spokenPhraseLog()).join('\n')).toContain(phrase))

it('sign-in has its reviewed transcript', async () => {
  const { port, answer } = answering<Awaited<ReturnType<SignInPort>>>()
  const { baseElement } = show(<SignIn quickSignIn={false} signIn={port} />)
  const { section, text } = await transcribe(baseElement)
  await section('The page, from top to bottom', () => readAll(baseElement))
  await section('Email and password, typed', async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
    await userEvent.type(screen.getByLabelText('Password'), 'high and wet')
  })
  await section('Sign In, pressed', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    await spoken('Signing in...')
  })
  await section('The server refuses', async () => {
    answer({ ok: false, reason: 'refused' })
    await spoken('Login failed')
  })
  await section('Back to the button', async () => {
    screen.getByLabelText('Password').focus()
    screen.getByRole('button', { name: 'Sign In' }).focus()
    await spoken('Sign In')
  })
  await section('Pressed again: the server accepts', async () => {
    await userEvent.keyboard('{Enter}')
    answer({ ok: true, user: { name: 'Ada Keller' } })
    await spoken('Welcome back')
  })
  await section('The page after that', () => readAll(baseElement))
  expect(text()).toBe(reviewed('sign-in', text()))
})

it('the newsletter has its reviewed transcript', async () => {
  const { port, answer } = answering<Awaited<ReturnType<Subscribe>>>()
  const whenIdle = (open: () => void) => {
    open()
    return () => {}
  }
  const { baseElement, clock } = show(<Newsletter subscribe={port} findOutbox={null} whenIdle={whenIdle} />)
  const { section, text } = await transcribe(baseElement)
  await section('After 30 s the pop-up opens', async () => {
    act(() => clock.moveTo(30_000))
    await spoken('dialog')
  })
  await section('The pop-up, from top to bottom', () => readAll(screen.getByRole('dialog')))
  await section('An email address typed, and the button pressed', async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example')
    await userEvent.click(screen.getByRole('button', { name: 'Get Free Workout PDF' }))
    await spoken('Getting Your PDF...')
  })
  await section('The server refuses the address', async () => {
    answer({ ok: false, reason: 'refused', field: 'email', message: 'Please enter one email address.' })
    await spoken('Please enter one email address.')
  })
  await section('Corrected: the pop-up is closed, the page with its toast', async () => {
    await userEvent.type(screen.getByLabelText('Email'), '.org{Enter}')
    // The reader cannot follow a live region that leaves the page with its dialog.
    await virtual.stop()
    answer({ ok: true })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await readAll(baseElement)
  })
  expect(text()).toBe(reviewed('newsletter', text()))
})
