/** Copies a text. Resolves with false where the page has no clipboard, as without https, or the browser refuses it. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
