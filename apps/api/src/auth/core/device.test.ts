import { expect, it } from 'vitest'
import { readDevice } from './device.ts'

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Windows' },
  ],
  ['curl/8.1', { browser: null, system: null }],
  [undefined, { browser: null, system: null }],
])('ACCOUNT-18 reads %s', (userAgent, device) => expect(readDevice(userAgent)).toEqual(device))

it.each(['Call 555 now/1.0', 'Mozilla/5.0 (Call 555 now)', '__proto__/1.0', 'x'.repeat(100_000)])(
  'T44 takes no text of the sender: %.20s',
  (userAgent) => expect(readDevice(userAgent)).toEqual({ browser: null, system: null }),
)
