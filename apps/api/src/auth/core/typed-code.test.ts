import { expect, it } from 'vitest'
import { readTypedCode } from './typed-code.ts'

it.each([
  [' 123 456\n', '123456'],
  ['١٢٣ ٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['K7M2P-X4QRT', 'k7m2px4qrt'],
  ['k7m2p – x4qrt', 'k7m2px4qrt'],
  ['k7m2p\u2011x4qrt', 'k7m2px4qrt'],
  ['k7m2p\u2212x4qrt', 'k7m2px4qrt'],
  ['\u200Ek7m2p\u00A0x4\u00ADqrt\u200F', 'k7m2px4qrt'],
  ['ｋ７ｍ２ｐ－ｘ４ｑｒｔ', 'k7m2px4qrt'],
  ['k7m2p_x4qrt', 'k7m2p_x4qrt'],
])('ACCOUNT-31 ACCOUNT-32 reads %j as %j', (text, code) => expect(readTypedCode(text)).toBe(code))
