import { expect } from 'storybook/test'

/** For a story's `play`: nothing in it makes the page scroll sideways (WCAG 2.2, 1.4.10). */
export async function expectNoHorizontalScroll({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
}
