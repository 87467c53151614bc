import { expect, it } from 'vitest'
import { toQrCode } from './qr-code.ts'

it('ACCOUNT-30 draws each dark module of a QR code at its place', () => {
  const { path, size } = toQrCode('ADA')
  // Version 1, whose marks are in three corners, each with a light ring inside of its dark one.
  expect(size).toBe(21)
  for (const [x, y] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const) {
    for (let step = 0; step < 7; step++) expect(path).toContain(`M${x + step} ${y}h1`)
    for (let step = 1; step < 6; step++) expect(path).not.toContain(`M${x + step} ${y + 1}h1`)
  }
  // The one dark module beside the lower mark in every code, which the upper one need not have.
  expect(path).toContain('M8 13h1')
  expect(path).not.toContain('M13 8h1')
})
