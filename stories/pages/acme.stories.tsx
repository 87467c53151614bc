import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Acme } from '../acme/acme.tsx'
import { check } from '../check.ts'

/** Another product on the library: its own logo, addresses, language, colours and back end, in under 60 lines. */
const meta = {
  title: 'Pages/Acme',
  component: Acme,
  args: { path: '/login', apiOrigin: 'https://api.acme.example' },
  globals: { brand: 'acme', language: 'de' },
} satisfies Meta<typeof Acme>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Acme' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Konto erstellen' })).toHaveAttribute('href', '/join')
    await expect(canvas.getByRole('link', { name: 'Weiter mit Google' })).toHaveAttribute(
      'href',
      'https://api.acme.example/google',
    )
    await expect(canvas.queryByRole('link', { name: 'Weiter mit Apple' })).toBeNull()
    await expect(canvasElement).not.toHaveTextContent(/Summit/)
  }),
}
