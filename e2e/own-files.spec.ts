import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { placeholder } from '../apps/site/prerender/placeholder.ts'
import type { PagesFile } from '../apps/site/prerender/prerender.ts'
import { root } from '../tools/lib/run.ts'
import { startServer, type RunningServer } from './support/server.ts'

const site = join(root, 'apps/site/dist')
const codings = ['br', 'gzip', 'identity']

/** A checkout with what a server is started from: both builds, the migrations and the installed packages. */
function createCheckout() {
  const checkout = mkdtempSync(join(tmpdir(), 'summit-checkout-'))
  for (const folder of ['apps/site/dist', 'apps/api/dist', 'apps/api/migrations'])
    cpSync(join(root, folder), join(checkout, folder), { recursive: true })
  cpSync(join(root, 'apps/api/package.json'), join(checkout, 'apps/api/package.json'))
  for (const folder of ['node_modules', 'apps/api/node_modules'])
    symlinkSync(join(root, folder), join(checkout, folder))
  return checkout
}

/** The files below a folder, by their path. */
function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** What a server at an origin should answer, by address. */
function expectedFrom(origin: string, pagesFolder: string): Map<string, Buffer> {
  // SAFETY: the prerenderer wrote it.
  const { pages, notFound } = JSON.parse(readFileSync(join(pagesFolder, 'pages.json'), 'utf8')) as PagesFile
  const withOrigin = (file: string) => {
    const content = readFileSync(file)
    if (!content.includes(placeholder)) return content
    return Buffer.from(content.toString().replaceAll(placeholder, origin))
  }
  const files = listFiles(join(site, 'public')).filter((name) => !/\.(html|br|gz)$/.test(name))
  const documents = Object.entries({ ...pages, '/nowhere': notFound })
  return new Map([
    ...documents.map(([path, { file }]) => [path, withOrigin(join(pagesFolder, 'public', file))] as const),
    ...files.map((name) => [`/${name}`, withOrigin(join(site, 'public', name))] as const),
  ])
}

async function checkAnswers({ origin }: RunningServer, expected: Map<string, Buffer>) {
  expect(expected.size).toBeGreaterThan(100)
  for (const coding of codings) {
    for (const [address, content] of expected) {
      const response = await fetch(origin + address, { headers: { 'Accept-Encoding': coding } })
      const body = Buffer.from(await response.arrayBuffer())
      expect([address, response.status]).toEqual([address, address === '/nowhere' ? 404 : 200])
      expect(body.equals(content), `${address} in ${coding}`).toBe(true)
    }
  }
}

test('nine servers of one checkout still serve all they have after its removal', { tag: '@nightly' }, async () => {
  test.setTimeout(400_000)
  const checkout = createCheckout()
  const before = listFiles(join(checkout, 'apps'))
  const [sending, ...plain] = await Promise.all(
    [{ CONTACT_TO: 'help@summit.test' }, ...Array<Record<string, string>>(8).fill({})].map((env) =>
      startServer(env, checkout),
    ),
  )
  const [first] = plain
  if (!sending || !first) throw new Error('Nine servers were started.')
  try {
    // No server writes what another one reads.
    expect(listFiles(join(checkout, 'apps'))).toEqual(before)
    const built = join(checkout, 'apps/site/dist')
    for (const name of listFiles(built)) writeFileSync(join(built, name), 'another build')
    rmSync(checkout, { recursive: true })

    for (const server of plain) await checkAnswers(server, expectedFrom(server.origin, site))
    await checkAnswers(sending, expectedFrom(sending.origin, join(site, 'enquiries')))
    const signUp = await fetch(`${first.origin}/api/newsletter/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', name: null, source: 'popup', leadMagnet: 'free_workout_pdf' }),
    })
    expect(signUp.status).toBe(200)
    const [mail] = (await (await fetch(`${first.origin}/outbox.json`)).json()) as { attachments: { url: string }[] }[]
    const plan = await fetch(new URL(mail?.attachments[0]?.url ?? '', first.origin))
    expect((await plan.text()).slice(0, 5)).toBe('%PDF-')
  } finally {
    await Promise.all([sending, ...plain].map(({ stop }) => stop()))
    rmSync(checkout, { recursive: true, force: true })
  }
})
