import { expect, it } from 'vitest'
import { addAda } from '../../testing/ada.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { createPasswords } from './passwords.ts'
import { recoveryCodes, twoFactor } from './tables.ts'
import { replaceRecoveryCodes, verifySecondFactor } from './two-factor.ts'

const database = await testDatabase()

it('T54 stores recovery codes as argon2id with one salt per set, and takes each once, also at the same time', async () => {
  const now = () => new Date('2026-05-04T06:00:00Z')
  const deps = { siteUrl: 'https://summit.example', passwords: createPasswords(), queueMail: async () => {}, now }
  const user = await addAda(database)
  await database.insert(twoFactor).values({ userId: user.id, secret: 'SECRET', lastStep: 0, createdAt: now() })
  const getSalts = async () => {
    const hashes = (await database.select().from(recoveryCodes)).map(({ codeHash }) => codeHash)
    expect(hashes).toEqual(hashes.map(() => expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as string))
    return [...new Set(hashes.map((hash) => hash.split('$')[4]))]
  }

  const before = (await replaceRecoveryCodes(database, user, deps)) ?? []
  const salts = await getSalts()
  const [code = '', ...codes] = (await replaceRecoveryCodes(database, user, deps)) ?? []
  expect(codes).toHaveLength(9)
  const saltsAfter = await getSalts()
  expect([salts, saltsAfter]).toEqual([[expect.any(String)], [expect.any(String)]])
  expect(saltsAfter).not.toEqual(salts)

  const take = (each = '') => verifySecondFactor(database, user, each, deps)
  expect((await Promise.all([take(code), take(code)])).sort()).toEqual([false, true])
  expect([await take(codes[8]), await take(before[0])]).toEqual([true, false])
})
