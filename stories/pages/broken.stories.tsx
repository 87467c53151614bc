import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrokenPage } from '@summit/features/broken-page'
import { expect } from 'storybook/test'
import { check } from '../check.ts'

/** The page shown by the error boundary. */
const meta = { title: 'Pages/Broken', component: BrokenPage } satisfies Meta<typeof BrokenPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page slipped.' })).toBeVisible()
    await expect(canvas.getByText('Reload')).toHaveAttribute('target', '_self')
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  }),
}

/** Its texts may be a prop, since it is rendered outside of the provider. */
export const AnotherLanguage: Story = {
  args: {
    messages: {
      title: 'Diese Seite ist abgerutscht.',
      text: 'Etwas ist schiefgegangen, und es liegt an uns. Neu laden hilft oft.',
      reload: 'Neu laden',
      home: 'Zur Startseite',
    },
  },
}

/** 200 % text on a small phone. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }
