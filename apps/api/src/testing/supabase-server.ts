import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { SupabaseConfig } from '../auth/supabase/supabase-client.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { createTestApp, openDatabase, type TestApp } from './test-app.ts'

/** An app on a fake Supabase Auth, whose answers the test sets and which records its requests. */
export async function openSupabaseServer(
  database: Database,
  answer: RequestListener,
  config: Partial<Config> = {},
  { serviceKey, signInMinMs = 0 }: Partial<Pick<SupabaseConfig, 'serviceKey' | 'signInMinMs'>> = {},
): Promise<TestApp & { url: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // SAFETY: a listening socket has an address.
  const { port } = server.address() as AddressInfo
  const auth = {
    kind: 'supabase',
    url: `http://127.0.0.1:${port}/auth/v1`,
    anonKey: 'the.anon.key',
    serviceKey,
    signInMinMs,
  } as const
  return {
    ...createTestApp({ database: openDatabase(database), config: { ...config, auth } }),
    url: auth.url,
    requests,
  }
}
