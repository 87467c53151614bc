import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { render } from '../../mocks/render.test.helper.tsx'
import { mockServer } from '../../mocks/server.test.helper.ts'
import { ExportData } from './connected-export-data.tsx'

/** The card on a server that answers so. */
function setUp(status: number, body: string) {
  const { request } = mockServer({ status, body })
  const [save, onError] = [vi.fn(), vi.fn()]
  const ports = mockPorts({ request, notify: vi.fn() })
  render(<ExportData save={save} onError={onError} />, { ports })
  return { request, save, onError, ports, download: () => userEvent.click(screen.getByRole('button')) }
}

it('ACCOUNT-24 saves what the server sends, as it is', async () => {
  const { request, save, ports, download } = setUp(200, '{\n  "account": {}\n}')
  await download()
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible()
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ method: 'GET', path: '/api/auth/export-data' }),
  )
  expect(save).toHaveBeenCalledExactlyOnceWith('account-data.json', '{\n  "account": {}\n}')
  expect(ports.notify).not.toHaveBeenCalled()
})

it('ACCOUNT-24 saves nothing that is refused, and says why', async () => {
  const { save, onError, ports, download } = setUp(401, '{"message":"You are signed out.","code":"signed_out"}')
  await download()
  expect(await screen.findByText('You are signed out.')).toBeVisible()
  expect(screen.getByRole('button')).toHaveAccessibleDescription('You are signed out.')
  expect(save).not.toHaveBeenCalled()
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'signed_out' }))
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Data not loaded' }))
})

it.each(['{\n  "account": {', '<!doctype html><title>Welcome to our Wi-Fi</title>', ''])(
  'ACCOUNT-24 saves no file that is cut off, or of somebody else: %j',
  async (body) => {
    const { save, download } = setUp(200, body)
    await download()
    expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  },
)

it('says that there is no connection, and tries again', async () => {
  const { request, save, download } = setUp(200, '{}')
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await download()
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
  await download()
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible()
  expect(save).toHaveBeenCalledOnce()
})

it('sends one request for two presses', async () => {
  const { request, download } = setUp(200, '{}')
  request.mockReturnValueOnce(new Promise(() => {}))
  await download()
  fireEvent.submit(screen.getByRole('button', { name: 'Loading...' }))
  expect(request).toHaveBeenCalledOnce()
})
