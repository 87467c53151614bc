import { expect, it, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

it('hashes with argon2id at 19 MiB, two passes and one lane, and verifies its hashes', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('Grüß Gott ⛰')

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await expect(passwords.verify(hash, 'Grüß Gott ⛰')).resolves.toBe(true)
  await expect(passwords.verify(hash, 'Grüß Gott')).resolves.toBe(false)
})

it('hashes with the salt and the parameters of another hash', async () => {
  const passwords = createPasswords()
  const like = '$argon2id$v=19$m=8,t=1,p=1$Pu9zuhDvh32gX26lQqkCaw$YQ'
  const hash = await passwords.hashLike(like, 'abc')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$Pu9zuhDvh32gX26lQqkCaw\$[\w+/]{43}$/)
  expect(await passwords.hashLike(hash, 'abc')).toBe(hash)
  expect(await passwords.hashLike(hash, 'abd')).not.toBe(hash)
  expect(await passwords.hashLike('plain', 'abc')).not.toBe(await passwords.hashLike('plain', 'abc'))
})

it('T8 verifies a dummy hash for an unknown user', async () => {
  const verify = vi.fn(async () => true)
  const passwords = createPasswords({ hash: async () => '', verify })

  await expect(passwords.verify(undefined, 'any')).resolves.toBe(false)

  expect(verify).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'any')
})

it('T27 refuses a hash when four run and thirty-two wait', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const argon2 = { hash: () => held.then(() => 'hash'), verify: () => held.then(() => true) }
  const { hash, verify } = createPasswords(argon2)
  const tasks = Array.from({ length: 100 }, () => [hash('password'), verify('hash', 'password')]).flat()
  const results = tasks.map((task) => task.then(() => 'done', String))
  release()
  const turnedAway = (await Promise.all(results)).filter((result) => result !== 'done')

  expect(turnedAway.length).toBeGreaterThanOrEqual(200 - 32 - 4)
  expect(turnedAway.length).toBeLessThan(200 - 32)
})
