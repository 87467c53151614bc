import { describe, expect, it } from 'vitest'
import { mockResponse } from '../../mocks/server.test.helper.ts'
import { readRefusal, readResult, toRefusal } from './refusal.ts'
import { failureText, type CodeTexts } from './submission.ts'

const respondingAfter = (retryAfter: string | null, text = '{}') => ({
  ok: false,
  status: 429,
  statusText: '',
  text,
  headers: new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter }),
})

describe('a refusal', () => {
  it.each([
    ['42', 42],
    ['0', undefined],
    ['soon', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [null, undefined],
    ['-5', undefined],
    ['Infinity', undefined],
  ])('has the seconds of Retry-After: %s', (header, retryAfter) => {
    expect(toRefusal(respondingAfter(header), {}).retryAfter).toBe(retryAfter)
  })

  it('takes a response without headers, as of a host’s own client', () => {
    expect(toRefusal({ ok: false, status: 429, statusText: '', text: '' }, { message: 'No' })).toMatchObject({
      message: 'No',
    })
  })

  it.each([
    ['{"message":"Too late","code":"invalid_link"}', { message: 'Too late', code: 'invalid_link' }],
    ['{"message":7,"code":{}}', {}],
    ['[]', {}],
    ['<h1>Bad gateway</h1>', {}],
  ])('is read from a body of any kind: %s', (text, read) => {
    expect(readRefusal(respondingAfter(null, text))).toEqual({ ok: false, reason: 'refused', ...read })
  })
})

describe('the result of a call', () => {
  const resultOf = (status: number, text: string) => () => readResult(mockResponse({ status, body: text }))

  it('is that of the status, with the JSON of a success', () => {
    expect(resultOf(200, '{"a":1}')()).toEqual({ ok: true, answer: { a: 1 } })
    expect(resultOf(204, '')()).toEqual({ ok: true, answer: {} })
    expect(resultOf(422, '{"message":"No"}')()).toMatchObject({ ok: false, reason: 'refused', message: 'No' })
    expect(resultOf(502, '<h1>Bad gateway</h1>')()).toMatchObject({ ok: false, reason: 'refused' })
  })

  it('is none of a page that a proxy or a captive portal has sent', () => {
    expect(resultOf(200, '<!doctype html>')).toThrow(SyntaxError)
  })
})

describe('the text for a refusal', () => {
  const codes: CodeTexts = { rate_limited: (seconds) => `Warte ${seconds} s.` }
  const messages = { refused: 'Nein', unreachable: 'Keine Verbindung', codes }
  const textFor = (refusal: object) => failureText({ ok: false, reason: 'refused', ...refusal }, messages)

  it('is that for its code, the server’s, or the feature’s', () => {
    expect(textFor({ code: 'rate_limited', message: 'Wait.', retryAfter: 9 })).toBe('Warte 9 s.')
    expect(textFor({ code: 'locked', message: 'Locked.' })).toBe('Locked.')
    expect(textFor({ message: 'Locked.' })).toBe('Locked.')
    expect(textFor({ code: 'locked' })).toBe('Nein')
  })

  it('is the server’s for a code that every object has', () => {
    expect(textFor({ code: 'toString', message: 'Locked.' })).toBe('Locked.')
  })
})
