import { act } from '@testing-library/react'
import { expect, it, vi, type Mock } from 'vitest'
import { useConfirm } from '../confirm/use-confirm.ts'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { useForgotPassword } from '../forgot-password/use-forgot-password.ts'
import { useNewsletter } from '../newsletter/use-newsletter.ts'
import { mockPorts } from '../mocks/mock-ports.ts'
import { renderHook } from '../mocks/render.test.helper.tsx'
import { useRedirect } from '../shared/form/use-redirect.ts'
import { PortsContext } from '../shared/ports/use-ports.ts'
import { useQuickSignIn } from '../sign-in/quick-sign-in/use-quick-sign-in.ts'
import { useSignIn } from '../sign-in/use-sign-in.ts'
import { useUpdatePassword } from '../update-password/use-update-password.ts'

/** Ports as a host writes them inline: others at every render. */
function inline<Ports extends object>(ports: Ports): Ports {
  const renewed = Object.entries(ports).map(([name, port]: [string, unknown]) => {
    if (typeof port === 'function')
      return [name, (...parameters: unknown[]): unknown => Reflect.apply(port, null, parameters)]
    return [name, typeof port === 'object' && port !== null ? inline(port) : port]
  })
  // SAFETY: the same names, with functions that pass everything on.
  return Object.fromEntries(renewed) as Ports
}

/** Renders a hook, does something with it, and renders again: each port was asked once, and by a page that stays, no more. */
async function expectAskedOnce<Handle>(use: () => Handle, ports: Mock[], begin?: (handle: Handle) => void) {
  const { result, rerender } = renderHook(use, {
    wrapper: ({ children }) => <PortsContext value={inline(mockPorts())}>{children}</PortsContext>,
  })
  await act(async () => begin?.(result.current))
  for (const port of ports) expect(port).toHaveBeenCalledOnce()
  for (let again = 0; again < 2; again++) await act(async () => rerender())
  for (const port of ports) expect(port).toHaveBeenCalledOnce()
}

const unwatch = () => {}
const done = async () => ({ ok: true, user: { name: 'Ada Keller' } }) as const

function host() {
  return {
    brand: { name: 'Summit' },
    address: { query: () => '', clear: () => {} },
    clock: { now: () => 0, after: vi.fn(() => unwatch) },
    session: {
      read: () => ({ status: 'signed-out' }) as const,
      open: unwatch,
      close: unwatch,
      watch: vi.fn(() => unwatch),
    },
    log: { error: unwatch },
    navigate: vi.fn(),
    notify: unwatch,
    findOutbox: vi.fn(async () => null),
    passwordChannel: { subscribe: vi.fn(() => unwatch), publish: unwatch },
  }
}

it('signs in, and schedules one redirect', async () => {
  const ports = { ...host(), signIn: vi.fn(done) }
  await expectAskedOnce(
    () => useSignIn(inline(ports)),
    [ports.signIn, ports.clock.after],
    ({ submit }) => submit({ email: 'ada@example.org', password: 'high and dry' }),
  )
})

it('requests the quick sign-in once', async () => {
  const ports = {
    ...host(),
    findDemo: vi.fn(async () => null),
    findVisitor: vi.fn(async () => null),
  }
  await expectAskedOnce(() => useQuickSignIn(inline(ports)), [ports.findDemo, ports.findVisitor, ports.session.watch])
})

it('opens the newsletter once', async () => {
  const ports = {
    ...host(),
    clock: { now: () => 0, after: vi.fn((_ms: number, act: () => void) => (queueMicrotask(act), unwatch)) },
    subscribe: done,
    whenIdle: vi.fn((act: () => void) => (act(), unwatch)),
  }
  await expectAskedOnce(() => useNewsletter(inline(ports)), [ports.clock.after, ports.whenIdle, ports.findOutbox])
})

it('reads the session once', async () => {
  const ports = { ...host(), signOut: done }
  await expectAskedOnce(() => useDashboard(inline(ports)), [ports.session.watch, ports.navigate])
})

it('subscribes once to the clock, the outbox and the password channel', async () => {
  const sendResetLink = vi.fn(async ({ email }: { email: string }) => ({ ok: true, email }) as const)
  const ports = { ...host(), sendResetLink }
  await expectAskedOnce(
    () => useForgotPassword(inline(ports)),
    [sendResetLink, ports.clock.after, ports.findOutbox, ports.passwordChannel.subscribe],
    ({ submit }) => submit({ email: 'ada@example.org' }),
  )
})

it('verifies a link once, and redirects once', async () => {
  const auth = { verify: vi.fn(), session: async () => null }
  const ports = { ...host(), auth, link: { take: vi.fn(() => ''), release: unwatch } }
  await expectAskedOnce(() => useConfirm(inline(ports)), [ports.link.take, ports.clock.after])
})

it('reads the recovery session once', async () => {
  const session = { accessToken: 'abc', email: 'ada@example.org' }
  const auth = { session: vi.fn(async () => session), watch: vi.fn(() => unwatch), end: unwatch }
  const ports = { ...host(), address: { query: () => '?type=recovery', clear: unwatch }, auth, updatePassword: done }
  await expectAskedOnce(
    () => useUpdatePassword(inline(ports)),
    [auth.session, auth.watch, ports.passwordChannel.subscribe],
  )
})

it('redirects once', async () => {
  const ports = host()
  await expectAskedOnce(() => useRedirect(inline(ports), { path: '/', afterMs: 1 }), [ports.clock.after])
})
