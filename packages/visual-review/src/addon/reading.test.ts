import { expect, it, onTestFinished, vi } from 'vitest'
import { writeEveryStatus } from '../../testing/every-status.ts'
import { readReport } from './reading.ts'

/** Reads the report of a Storybook whose server gives one answer. */
async function read(address: string, answer: Response | Error = Response.json(writeEveryStatus())) {
  const request = vi.fn<(file: string) => Promise<Response>>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  vi.stubGlobal('fetch', request)
  onTestFinished(() => void vi.unstubAllGlobals())
  return { reading: await readReport(address), file: request.mock.calls[0]?.[0] }
}

const address = 'https://example.com/design/?path=/story/ui-card--new'

it('reads the report beside a Storybook at any path, or around a copy of a report', async () => {
  expect(await read(address)).toMatchObject({
    reading: { status: 'read' },
    file: 'https://example.com/design/visual-review/report.json',
  })
  for (const copy of ['head/index.html', 'base/']) {
    const { reading, file } = await read(`https://example.com/review/${copy}?path=/story/ui-card--new`)
    expect(file).toBe('https://example.com/review/report.json')
    if (reading.status !== 'read') throw new Error(reading.status)
    expect(reading.getUrl('index.html#c1')).toBe('https://example.com/review/index.html#c1')
  }
})

it('reads the report around one of several Storybooks in a copy, whose stories are named after its folder', async () => {
  const { reading, file } = await read('https://example.com/head/review/head/packages/ui/?path=/story/ui-card--new')
  expect(reading).toMatchObject({ status: 'read', prefix: 'packages/ui/' })
  expect(file).toBe('https://example.com/head/review/report.json')
})

it('reads the report beside a Storybook in a folder of a branch that is called head', async () => {
  const request = vi.fn<(file: string) => Promise<Response>>((file) =>
    Promise.resolve(
      file.includes('/design/visual-review/') ? Response.json(writeEveryStatus()) : new Response('', { status: 404 }),
    ),
  )
  vi.stubGlobal('fetch', request)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await readReport('https://example.com/head/design/?path=/')).toMatchObject({ status: 'read', prefix: '' })
})

it.each([
  ['absent', 'no file', new Response('', { status: 404 })],
  [
    'absent',
    'the page of a host that has it for every address',
    new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['broken', 'half a file', new Response('{"version": 1, "causes": [')],
  ['broken', 'something else', Response.json([1])],
  ['broken', 'no connection', new TypeError('Failed to fetch')],
  ['outdated', 'another version', Response.json({ version: 0, causes: [] })],
  ['outdated', 'no version', Response.json({ causes: [] })],
])('says that it is %s for %s', async (status, _, answer) => {
  expect((await read(address, answer)).reading.status).toBe(status)
})
