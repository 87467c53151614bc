import { expect } from 'storybook/test'

/** Play function: expects that the page does not scroll horizontally (WCAG 2.2, 1.4.10). */
export async function expectNoHorizontalScroll({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
}
