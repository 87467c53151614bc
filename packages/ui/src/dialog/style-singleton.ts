'use client'

import { useEffect } from 'react'

/**
 * Takes the place of `react-style-singleton`, with which Radix locks the page's scroll under a dialog. The original
 * inserts a `<style>` whose text depends on the scrollbar's width, which no hash in a content security policy can
 * allow; an adopted sheet needs no permission. Newer sheets go first, so that the oldest lock, the only one that saw
 * the scrollbar, has the last word.
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
