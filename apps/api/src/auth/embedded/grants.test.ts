import { describe, expect, it } from 'vitest'
import { ada } from '../../testing/ada.ts'
import { getCode, testAuthService } from '../../testing/auth-service-app.ts'

const { open } = await testAuthService()

describe('guessing', () => {
  it('T10 is limited and counted together with the API route', async () => {
    const { post, token } = open()
    for (let time = 0; time < 3; time++) await token('password', { email: ada.email, password: 'wrong' })
    for (let time = 0; time < 2; time++) await post('/api/auth/login', { email: ada.email, password: 'wrong' })
    const blocked = await token('password', ada)
    expect(await getCode(blocked)).toEqual([429, 'over_request_rate_limit'])
    expect(blocked.headers.get('Retry-After')).toBe('1')
  })
})
