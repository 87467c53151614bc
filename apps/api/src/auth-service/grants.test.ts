import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../database/schema.ts'
import { ada, addAda } from '../testing/ada.ts'
import { codeOf, openAuthService } from '../testing/auth-service-app.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
let account: User
beforeEach(async () => {
  account = await addAda(database)
})
const open = () => openAuthService(database, account)

describe('guessing', () => {
  it('T10 is held up as on the site’s own page, and counted together with it', async () => {
    const { post, token } = open()
    for (let time = 0; time < 3; time++) await token('password', { email: ada.email, password: 'wrong' })
    for (let time = 0; time < 2; time++) await post('/api/auth/login', { email: ada.email, password: 'wrong' })
    const blocked = await token('password', ada)
    expect(await codeOf(blocked)).toEqual([429, 'over_request_rate_limit'])
    expect(blocked.headers.get('Retry-After')).toBe('1')
  })
})
