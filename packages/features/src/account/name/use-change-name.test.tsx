import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { render } from '../../mocks/render.test.helper.tsx'
import { mockServer } from '../../mocks/server.test.helper.ts'
import { ChangeName, type ChangeNameProps } from './connected-change-name.tsx'

const ada = { name: 'Ada Keller', email: 'ada@example.org', plan: 'pro' }
const success = { success: true, data: { user: { ...ada, name: 'Ada Byron' } } }

/** The card on a server that answers so. */
function setUp(status: number, body: object | string = {}, options: ChangeNameProps = {}) {
  const { request } = mockServer({ status, body })
  const ports = mockPorts({ request, notify: vi.fn() })
  ports.session.open(ada)
  render(<ChangeName name={ada.name} {...options} />, { ports })
  const field = screen.getByRole('textbox', { name: 'Name' })
  const submit = async (name: string) => {
    await userEvent.clear(field)
    if (name) await userEvent.type(field, name)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  }
  return { request, session: ports.session, ports, field, submit }
}

it('ACCOUNT-23 begins with the name, sends another one once, and says that it is saved', async () => {
  const onSuccess = vi.fn()
  const { request, ports, field, submit } = setUp(200, success, { onSuccess })
  expect(field).toHaveValue('Ada Keller')
  await submit('Ada Byron')
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/api/auth/change-name', body: { name: 'Ada Byron' } }),
  )
  expect(await screen.findByText('Name saved')).toBeVisible()
  expect(field).toHaveValue('Ada Byron')
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'neutral', title: 'Name saved' })
})

it('ACCOUNT-23 greets with it from then on', async () => {
  const { session, submit } = setUp(200, success)
  await submit('Ada Byron')
  await waitFor(() => expect(session.read()).toMatchObject({ user: { name: 'Ada Byron', email: ada.email } }))
})

it('signs nobody in again who has signed out meanwhile', async () => {
  const { session, submit } = setUp(200, success)
  session.close()
  await submit('Ada Byron')
  expect(await screen.findByText('Name saved')).toBeVisible()
  expect(session.read()).toEqual({ status: 'signed-out' })
})

it.each(['', '[]', '{}'])('is saved by the status, without a user in the body: %j', async (body) => {
  const { session, submit } = setUp(200, body)
  await submit('Ada Byron')
  expect(await screen.findByText('Name saved')).toBeVisible()
  expect(session.read()).toMatchObject({ user: { name: 'Ada Keller' } })
})

it('is not saved by a page of a proxy or a captive portal', async () => {
  const { ports, field, submit } = setUp(200, '<!doctype html>')
  await submit('Ada Byron')
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Network error. Please try again.' })
  expect(field).toHaveValue('Ada Byron')
})

it('ACCOUNT-23 sends no empty name', async () => {
  const { request, field, submit } = setUp(200)
  await submit('   ')
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(request).not.toHaveBeenCalled()
})

it('ACCOUNT-23 shows at the field why a name is refused, and keeps it', async () => {
  const onError = vi.fn()
  const { field, submit } = setUp(400, { success: false, message: 'Not that name.' }, { onError })
  await submit('Ada Byron')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Not that name.'))
  expect(field).toHaveValue('Ada Byron')
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'refused', field: 'name' }))
})

it('says at the button that the user is signed out', async () => {
  const { submit } = setUp(401, { success: false, message: 'You are signed out.', code: 'signed_out' })
  await submit('Ada Byron')
  expect(await screen.findByText('You are signed out.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('You are signed out.')
})

it('says that there is no connection, and sends again', async () => {
  const { request, submit } = setUp(200, success)
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await submit('Ada Byron')
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Name saved')).toBeVisible()
})

it('ACCOUNT-23 no longer says that the name is saved when the next one is refused', async () => {
  const { submit } = setUp(200, success)
  await submit('Ada Byron')
  const text = await screen.findByText('Name saved')
  await submit('')
  expect(text).not.toHaveTextContent('Name saved')
  await submit('Ada')
  expect(await screen.findByText('Name saved')).toBeVisible()
})
