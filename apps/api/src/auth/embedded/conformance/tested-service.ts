import { randomUUID } from 'node:crypto'
import { AuthAdminApi, AuthClient } from '@supabase/auth-js'
import { desc, eq } from 'drizzle-orm'
import { addUser, findUser } from '../users.ts'
import { listen } from '../../../http/listener.ts'
import { mails } from '../../../mail/tables.ts'
import { createTestApp, openDatabase } from '../../../testing/test-app.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { issueRecoveryToken } from '../one-time-tokens.ts'

/** The credentials of a test account. */
export interface Account {
  email: string
  password: string
}

/** The authentication service under test: the embedded one, or a Supabase Auth. */
export interface TestedService {
  /** Base URL, `http://…/auth/v1`. */
  url: string
  headers: Record<string, string>
  makeAccount: () => Promise<Account>
  /** Returns the token of a recovery link, as in its mail. */
  recoveryToken: (email: string) => Promise<string>
  /** Returns the token of the newest link of a sign-up, as in its mail. */
  signUpToken: (account: Account) => Promise<string>
  /** Returns the newest code for signing in, as in its mail. */
  signInCode: (email: string) => Promise<string>
  close: () => Promise<void>
}

/** The service named by the environment, or the embedded one on its own socket and database. */
export function openTestedService(env: NodeJS.ProcessEnv): Promise<TestedService> {
  const { CONFORMANCE_URL: url, CONFORMANCE_SERVICE_KEY: key } = env
  return url && key ? Promise.resolve(supabaseService(url, key)) : embeddedService()
}

async function embeddedService(): Promise<TestedService> {
  const database = await openTestDatabase()
  const siteUrl = 'http://localhost:3000'
  // The client compares expiry times with the system clock.
  const begin = new Date()
  const config = { siteUrl, accounts: 'real' } as const
  const { app, now, processMailRequests } = createTestApp({ database: openDatabase(database), config, begin })
  const listener = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    url: `http://127.0.0.1:${listener.port}/auth/v1`,
    headers: {},
    makeAccount: async () => {
      const account = newAccount()
      const passwordHash = `plain:${account.password}`
      await addUser(database, { email: account.email, name: 'Ada', passwordHash, createdAt: now() })
      return account
    },
    recoveryToken: async (email) => {
      const user = await findUser(database, email)
      if (!user) throw new Error(`There is no account for ${email}.`)
      return issueRecoveryToken(database, user, now())
    },
    signUpToken: async ({ email }) => {
      const [mail] = await database
        .select()
        .from(mails)
        .where(eq(mails.recipient, email))
        .orderBy(desc(mails.createdAt))
      return /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    },
    signInCode: async (email) => {
      await processMailRequests()
      const [mail] = await database
        .select()
        .from(mails)
        .where(eq(mails.recipient, email))
        .orderBy(desc(mails.createdAt))
      return /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
    },
    close: () => listener.close(),
  }
}

function supabaseService(url: string, key: string): TestedService {
  const headers = { apikey: key }
  const admin = new AuthAdminApi({ url, headers: { ...headers, Authorization: `Bearer ${key}` } })
  const made: string[] = []
  return {
    url,
    headers,
    makeAccount: async () => {
      const account = newAccount()
      const { data, error } = await admin.createUser({
        ...account,
        email_confirm: true,
        user_metadata: { name: 'Ada' },
      })
      if (error) throw error
      made.push(data.user.id)
      return account
    },
    recoveryToken: async (email) => {
      const { data, error } = await admin.generateLink({ type: 'recovery', email })
      if (error) throw error
      return data.properties.hashed_token
    },
    signUpToken: async (account) => {
      const { data, error } = await admin.generateLink({ type: 'signup', ...account })
      if (error) throw error
      made.push(data.user.id)
      return data.properties.hashed_token
    },
    signInCode: async (email) => {
      const { data, error } = await admin.generateLink({ type: 'magiclink', email })
      if (error) throw error
      return data.properties.email_otp
    },
    close: async () => {
      for (const id of made) await admin.deleteUser(id)
    },
  }
}

/** Credentials that no account has yet. */
export function newAccount(): Account {
  return { email: `ada-${randomUUID()}@summit.test`, password: 'correct horse battery' }
}

/** Supabase's own client and its storage. Two clients on one storage are two tabs of one browser. */
export function newClient({ url, headers }: TestedService, store = new Map<string, string>()) {
  const client = new AuthClient({
    url,
    headers,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storageKey: 'summit-recovery-test',
    storage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
  })
  return { client, store }
}
