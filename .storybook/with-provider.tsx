import type { Decorator, Loader, StoryContext } from '@storybook/react-vite'
import { brand as summit } from '@summit/brand'
import type { Brand } from '@summit/features/brand'
import { mockPorts } from '@summit/features/mocks/ports'
import { FeaturesProvider, type FeaturesProviderProps } from '@summit/features/provider'
import { useState, type ReactNode } from 'react'
import { acme } from './acme.tsx'
import type { Settings } from './modes.ts'
import type { Wording } from './wording.ts'

export type BrandAndLanguage = Required<Pick<FeaturesProviderProps, 'brand' | 'translations' | 'locale'>>
type SettingsContext = Pick<StoryContext, 'globals' | 'loaded' | 'parameters'>

/** Loader of the texts of the brand, and in another language. They are not part of the first load. */
export const loadWording: Loader = async ({ globals, parameters }) => {
  // SAFETY: `preview.tsx` defines these globals and their values.
  const { brand, language } = globals as Settings
  const { createWording } = await import('./wording.ts')
  return { wording: await createWording({ brand: parameters['brand'] ? 'own' : brand, language }) }
}

/** What `loadWording` loaded. */
export const getLoadedWording = ({ loaded }: Pick<StoryContext, 'loaded'>) =>
  // SAFETY: the loader's result.
  loaded['wording'] as Wording | undefined

/** Brand and language for the provider: the story's own brand, its parameter `brand`, or the toolbar's. */
export function brandAndLanguage(context: SettingsContext, summitBrand: Brand): BrandAndLanguage {
  // SAFETY: stories set it to a brand.
  const own = context.parameters['brand'] as Brand | undefined
  return {
    brand: own ?? (context.globals['brand'] === 'acme' ? acme : summitBrand),
    translations: getLoadedWording(context)?.translations ?? [],
    locale: toLocale(String(context.globals['language'])),
  }
}

/** Where a language does not say how numbers and dates are written. */
const regions: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-US' }
const toLocale = (language: string) => regions[language] ?? language

/**
 * Renders a story inside of the provider, with ports that do nothing, and its args in the toolbar's language. The
 * parameters `sendsEnquiries` and `createsAccounts` are the provider's props.
 */
export const withProvider: Decorator = (Story, context) => (
  <Provider
    {...brandAndLanguage(context, summit)}
    sendsEnquiries={context.parameters['sendsEnquiries'] === true}
    createsAccounts={context.parameters['createsAccounts'] === true}
  >
    <Story args={getLoadedWording(context)?.replace(context.args) ?? context.args} />
  </Provider>
)

interface ProviderProps extends BrandAndLanguage {
  sendsEnquiries: boolean
  createsAccounts: boolean
  children: ReactNode
}

function Provider({ children, ...props }: ProviderProps) {
  const [ports] = useState(() => mockPorts())
  return (
    <FeaturesProvider {...props} notify={ports.notify} navigate={ports.navigate} ports={ports}>
      {children}
    </FeaturesProvider>
  )
}
