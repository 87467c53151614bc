import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PropsWithChildren } from 'react'
import { convert, ThemeProvider } from 'storybook/theming'
import { afterEach, expect, it, vi } from 'vitest'
import { TextIndex } from './text-index.tsx'

const story = { id: 'features-sign-in--idle', title: 'Features/Sign in', name: 'Idle', requirements: ['SIGNIN-01'] }
const answer = () => Response.json([{ ...story, texts: ['Don’t have an account?', 'Loading…'] }])
const Themed = ({ children }: PropsWithChildren) => <ThemeProvider theme={convert()}>{children}</ThemeProvider>
const show = () => render(<TextIndex />, { wrapper: Themed })
const type = (query: string) => userEvent.type(screen.getByRole('searchbox'), query)

afterEach(() => vi.unstubAllGlobals())

it.each(['don’t have', "Don't have", 'loading...', 'signin-01'])('finds a story by %s', async (query) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  show()
  await type(query)
  expect(await screen.findByRole('link', { name: 'Features/Sign in/Idle' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('1 found')
})

it('says that nothing is found only when it knows all texts', async () => {
  let arrive: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
  show()
  await type('no such text')
  expect(screen.getByRole('status')).toHaveTextContent('Loading the texts…')
  arrive(answer())
  await expect.poll(() => screen.getByRole('status').textContent).toBe('0 found')
})

it('says that the texts could not be loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')))
  show()
  await type('account')
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/could not be loaded/)
})
