import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from '@summit/features/download'
import { expect } from 'storybook/test'
import { appStoreQr } from '../brands.ts'
import { check } from '../check.ts'

/**
 * The cards of the download page, which media queries arrange by device. The whole page is under
 * [Pages/Download](./?path=/docs/pages-download--docs).
 */
const meta = {
  title: 'Features/Download',
  component: Download,
  args: { qr: appStoreQr },
} satisfies Meta<typeof Download>
export default meta
type Story = StoryObj<typeof meta>

/** With a mouse, the QR code comes first and no card is highlighted as the visitor's device. */
export const Default: Story = {
  tags: ['DOWN-02'],
  globals: { viewport: { value: 'desktop' } },
  play: check(async ({ canvas, globals }) => {
    const start = (name: string) => {
      const { left, right } = canvas.getByRole('heading', { name }).getBoundingClientRect()
      return globals['direction'] === 'rtl' ? -right : left
    }
    await expect(start('From this screen to your phone')).toBeLessThan(start('iPhone and iPad'))
    for (const mark of canvas.getAllByText('This device')) await expect(mark).not.toBeVisible()
  }),
}
