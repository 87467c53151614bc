'use client'

import { useEffect } from 'react'

/**
 * Replaces `react-style-singleton`, with which Radix locks the page's scroll under a dialog. The original inserts a
 * `<style>` whose text depends on the scrollbar's width, so no hash in a content security policy can allow it; an
 * adopted style sheet needs no such permission. Newer sheets are put first, so that the oldest lock wins: it alone was
 * measured while the scrollbar was there.
 */
export function styleSingleton() {
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
      }
    }, [styles])
    return null
  }
}
