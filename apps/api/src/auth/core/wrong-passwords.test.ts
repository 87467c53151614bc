import { beforeEach, describe, expect, it, vi } from 'vitest'
import { counters } from '../../rate-limit/tables.ts'
import { ada, addAda } from '../../testing/ada.ts'
import { openLoginApp } from '../../testing/login-app.ts'
import { plainArgon2, type TestAppOptions } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { purgeExpired } from '../../purge.ts'

const database = await testDatabase()
beforeEach(async () => {
  await addAda(database)
})
const messageWith = (wait: string) => `Too many attempts. Please try again in ${wait}.`
const open = (options?: Partial<TestAppOptions>) => openLoginApp(database, options)

describe('wrong passwords', () => {
  it('T10 delay the sixth attempt, right or wrong, with a message', async () => {
    const { login, fail, pass } = open()
    await fail(5)
    const sixth = await login()

    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('Retry-After')).toBe('1')
    expect(await sixth.json()).toEqual({
      success: false,
      message: messageWith('1 second'),
      code: 'rate_limited',
    })
    pass(1000)
    expect((await login()).status).toBe(200)
  })

  it('T10 are counted together for all spellings of an address', async () => {
    const { login } = open()
    const spellings = ['ada@summit.test', 'ADA@summit.test', ' Ada@Summit.Test ', 'aDA@summit.test', 'ada@SUMMIT.test']
    for (const email of spellings) expect((await login({ email, password: 'wrong' })).status).toBe(401)
    expect((await login()).status).toBe(429)
  })

  it('T10 start the delay at the response, not at the request', async () => {
    const argon2 = plainArgon2()
    const test = open({ argon2 })
    await test.fail(4)
    vi.spyOn(argon2, 'verify').mockImplementationOnce(async () => {
      test.pass(5000)
      return false
    })
    await test.fail(1)

    expect((await test.login()).status).toBe(429)
  })

  it('T10 that could not be verified are not counted', async () => {
    const argon2 = plainArgon2()
    const { fail, login } = open({ argon2 })
    await fail(4)
    vi.spyOn(argon2, 'verify').mockRejectedValueOnce(new Error('Out of memory.'))
    expect((await login({ ...ada, password: 'wrong' })).status).toBe(500)
    expect((await login()).status).toBe(200)
  })

  it('T10 are reset by a right one', async () => {
    const { login, fail } = open()
    await fail(4)
    expect((await login()).status).toBe(200)
    await fail(4)
    expect((await login()).status).toBe(200)
  })

  it('T10 delay neither other accounts of the network nor the account from other networks', async () => {
    const { fail, login } = open()
    await fail(5)
    await fail(1, { email: 'bea@summit.test', password: 'wrong' })
    expect((await login(ada, '', '198.51.100.9')).status).toBe(200)
  })

  it('T10 are counted before they are verified, so that concurrent attempts are limited too', async () => {
    const { login } = open()
    const volley = Array.from({ length: 30 }, () => login({ ...ada, password: 'wrong' }))
    const statuses = (await Promise.all(volley)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('T10 T11 block a network after a number of them, over all accounts, until its window ends', async () => {
    const { login, fail, pass } = open({ config: { rateLimit: { max: 3, windowSeconds: 60 } } })
    for (const name of ['a', 'b', 'c']) await fail(1, { email: `${name}@summit.test`, password: 'wrong' })
    const blocked = await login()

    expect(blocked.status).toBe(429)
    expect(blocked.headers.get('Retry-After')).toBe('60')
    expect(await blocked.json()).toMatchObject({ message: messageWith('1 minute') })
    expect((await login(ada, '', '198.51.100.9')).status).toBe(200)
    pass(60_000)
    expect((await login()).status).toBe(200)
  })

  it('T10 of a blocked network add no rows for accounts', async () => {
    const { login, fail } = open({ config: { rateLimit: { max: 1, windowSeconds: 60 } } })
    await fail(1)
    const rows = await database.$count(counters)
    for (let time = 0; time < 5; time++) await login({ email: `nobody${time}@summit.test`, password: 'wrong' })
    expect(await database.$count(counters)).toBe(rows)
  })

  it('T10 are also counted per /48', async () => {
    const { login } = open()
    const from = (network: number) => login({ ...ada, password: 'wrong' }, '', `2001:db8:7:${network}::1`)
    for (let network = 1; network <= 5; network++) expect((await from(network)).status).toBe(401)
    expect((await from(6)).status).toBe(429)
    expect((await login(ada, '', '2001:db8:8:1::1')).status).toBe(200)
  })

  it('T10 against one account from many networks are delayed, a right one by at most 10 s', async () => {
    const { login, pass } = open()
    const from = (host: number) => login({ ...ada, password: 'wrong' }, '', `198.51.100.${host}`)
    for (let host = 1; host <= 50; host++) expect((await from(host)).status).toBe(401)
    const blocked = await login()
    expect([blocked.status, blocked.headers.get('Retry-After')]).toEqual([429, '10'])
    pass(10_000)
    expect((await login()).status).toBe(200)
  })

  it('T10 counted while the clock was a year ahead cause no delay', async () => {
    const { fail } = open({ begin: new Date('2027-05-04T06:00:00Z') })
    await fail(5)
    expect((await open().login()).status).toBe(200)
  })

  it('T10 counted while the clock was two hours ahead cause no delay, nor do those of other networks', async () => {
    const ahead = open({ begin: new Date('2026-05-04T08:00:00Z') })
    await ahead.fail(5)
    for (let host = 1; host <= 50; host++) await ahead.login({ ...ada, password: 'wrong' }, '', `198.51.100.${host}`)
    expect((await open().login()).status).toBe(200)
  })

  it('T10 are counted for a network, right ones are not', async () => {
    const { login } = open({ config: { rateLimit: { max: 3, windowSeconds: 60 } } })
    for (let time = 0; time < 10; time++) expect((await login()).status).toBe(200)
  })

  it('are counted together by all servers of one database', async () => {
    await open().fail(3)
    await open().fail(2)
    expect((await open().login()).status).toBe(429)
  })

  it('PRIVACY-01 are stored for a day per account and for 15 minutes per network', async () => {
    const { fail, pass, now } = open()
    const remembered = async () => {
      await purgeExpired(database, now())
      return database.$count(counters)
    }
    await fail(1)
    pass(15 * 60_000 - 1)
    expect(await remembered()).toBe(3)
    pass(1)
    expect(await remembered()).toBe(2)
    pass(45 * 60_000)
    expect(await remembered()).toBe(1)
    pass(86_400_000 - 60 * 60_000 - 1)
    expect(await remembered()).toBe(1)
    pass(1)
    expect(await remembered()).toBe(0)
  })

  it('store neither names nor addresses in the database', async () => {
    await open().fail(1)
    const rows = JSON.stringify(await database.select().from(counters))
    expect(rows).not.toContain('ada')
    expect(rows).not.toContain('203.0.113')
  })
})
