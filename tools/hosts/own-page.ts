import { expect, type Page } from '@playwright/test'

/** A host's own page as visitors see it, without the elements of ours that are on every page. */
export interface Look {
  /** Place and computed style of every element and its pseudo-elements. */
  elements: string[][]
  screenshot: Buffer
}

/**
 * Opens a host's own page and reads how it looks.
 * @param hasSheet whether a style sheet of ours is expected to be loaded
 */
export async function ownPage(page: Page, path: string, hasSheet: boolean): Promise<Look> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const found = await page.evaluate(() =>
    [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('.summit'))),
  )
  expect(found, 'has our style sheet').toBe(hasSheet)
  const elements = await page.evaluate(() => {
    for (const ours of document.querySelectorAll('.summit')) ours.remove()
    const seen = document.querySelectorAll('html, body, body :not(script, style, link, template)')
    return [...seen].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const styles = [null, '::before', '::after', '::marker', '::placeholder'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        // Custom properties of ours that no rule reads change nothing.
        const properties = [...style].filter((property) => !property.startsWith('--'))
        return properties.map((property) => `${part ?? ''} ${property}: ${style.getPropertyValue(property)}`)
      })
      return [`${element.tagName} ${x} ${y} ${width} ${height}`, ...styles]
    })
  })
  return { elements, screenshot: await page.screenshot({ fullPage: true }) }
}

/** Fails if two looks differ in an element or a pixel. */
export function expectSameLook(one: Look, other: Look): void {
  const changes = one.elements.flatMap((lines, element) =>
    lines.flatMap((line, index) => {
      const now = other.elements[element]?.[index] ?? 'nothing'
      return now === line ? [] : `${lines[0] ?? ''}: ${line} → ${now}`
    }),
  )
  expect(changes.slice(0, 50), 'changes of places and computed styles').toEqual([])
  expect(other.elements.length).toBe(one.elements.length)
  expect(other.screenshot.equals(one.screenshot), 'the screenshots are equal').toBe(true)
}
