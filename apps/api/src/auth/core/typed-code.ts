/** Digits of Arabic and Persian keyboards. Full-width ones are replaced by NFKC. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Spaces, hyphens and dashes of any kind, a minus, and what is not seen, such as marks of direction. */
const separators = /[\s\p{Pd}\p{Cf}\u2212]/gu

/** A code of an app or a recovery code, however it was typed or copied: in lower case, without separators. */
export function readTypedCode(text: string): string {
  const compatible = text.normalize('NFKC')
  // Each of these rows begins at a multiple of 16.
  const ascii = compatible.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15))
  return ascii.replace(separators, '').toLowerCase()
}
