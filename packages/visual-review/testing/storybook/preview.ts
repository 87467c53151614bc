import type { Preview } from '@storybook/react-vite'
import './tokens.css'

export default {
  tags: ['visual'],
  // Storybook sets no other globals.
  initialGlobals: { theme: 'light' },
  parameters: { viewport: { options: { small: { name: 'Small', styles: { width: '320px', height: '640px' } } } } },
  decorators: [
    (renderStory, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
      return renderStory()
    },
  ],
} satisfies Preview
