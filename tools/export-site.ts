/**
 * `SITE_URL=https://summit.example npm run export:site`: builds the site and writes it for one origin, to be served without
 * the server. `apps/site/dist/export` gets `public/` with the files and their compressed copies, and `headers.json` with
 * the headers of each page. With CONTACT_TO, the contact form sends its messages; with ACCOUNTS=real, sign-up creates
 * accounts; new passwords have PASSWORD_MIN_LENGTH characters at least.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PASSWORD_MIN } from '@summit/contract'
import { readSite, type Site } from '../apps/api/src/site/site.ts'
import { root, runScript } from './lib/run.ts'

const siteFolder = path.join(root, 'apps/site/dist')
const target = path.join(siteFolder, 'export')
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

const siteUrl = process.env.SITE_URL
if (!siteUrl || !URL.canParse(siteUrl)) {
  console.error('Set SITE_URL to the origin that visitors see, such as https://summit.example.')
  process.exit(1)
}
if (!(await runScript('build:site'))) process.exit(1)
await rm(target, { recursive: true, force: true })
const accounts = process.env.ACCOUNTS === 'real' ? 'real' : 'demo'
const settings = {
  siteUrl: new URL(siteUrl).origin,
  contactTo: process.env.CONTACT_TO,
  accounts,
  minPasswordLength: Number(process.env.PASSWORD_MIN_LENGTH) || PASSWORD_MIN,
  vitalsShare: 0,
} as const
await exportSite(await readSite(siteFolder, settings))
console.log(target)

async function exportSite({ pages, notFoundPage, files }: Site) {
  const documents = [...pages].map(([address, page]) => ({ ...page, name: getFile(address) }))
  documents.push({ ...notFoundPage, name: '/404.html' })
  for (const { name, file } of [...documents, ...[...files].map(([name, file]) => ({ name, file }))]) {
    const to = path.join(target, 'public', name)
    await mkdir(path.dirname(to), { recursive: true })
    for (const wished of ['br', 'gzip', 'identity'] as const) {
      const { coding, body } = await file.variant([wished])
      if (coding === wished) await writeFile(to + suffixes[coding], body)
    }
  }
  const headers = Object.fromEntries(documents.map(({ name, headers }) => [name, headers]))
  await writeFile(path.join(target, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
}

function getFile(address: string) {
  return address === '/' ? '/index.html' : `${address}.html`
}
