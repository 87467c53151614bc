import type { Decorator } from '@storybook/react-vite'
import { brand as summit } from '@summit/brand'
import type { Brand } from '@summit/features/brand'
import { mockPorts } from '@summit/features/mocks/ports'
import { FeaturesProvider } from '@summit/features/provider'
import { useState, type ReactNode } from 'react'

/**
 * Renders a story inside of the provider, with ports that do nothing. The story's parameter `brand` is the brand,
 * Summit by default.
 */
export const withProvider: Decorator = (Story, { parameters }) => (
  // SAFETY: stories set it to a brand.
  <Provider brand={parameters['brand'] as Brand | undefined}>
    <Story />
  </Provider>
)

function Provider({ brand = summit, children }: { brand?: Brand | undefined; children: ReactNode }) {
  const [ports] = useState(() => mockPorts())
  return (
    <FeaturesProvider brand={brand} notify={ports.notify} navigate={ports.navigate} ports={ports}>
      {children}
    </FeaturesProvider>
  )
}
