'use client'

import { createContext, useContext, type ComponentType, type MouseEventHandler, type ReactNode } from 'react'
import type { Brand } from './brand.ts'
import { outsideProvider } from '../ports/outside-provider.ts'
import { paths } from './paths.ts'
import { getApiUrl, type ApiUrl } from './api-url.ts'

/** The pages that a host may do without. */
type OptionalPage =
  | 'features'
  | 'pricing'
  | 'download'
  | 'contact'
  | 'terms'
  | 'privacy'
  | 'reviews'
  | 'signup'
  | 'account'
  | 'codeSignIn'

/** The addresses of the host's pages. Null for a page that the host does not have: nothing links to it. */
export type Routes = Readonly<
  Record<Exclude<keyof typeof paths, OptionalPage>, string> & Record<OptionalPage, string | null>
>

/** Props of a link to one of the host's pages: the address is both `href` and `to`. */
export interface LinkComponentProps {
  href: string
  to: string
  className?: string
  'aria-current'?: 'page' | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children?: ReactNode
}

/**
 * A router's link component. That of React Router takes `to`, that of Next.js takes `href` and passes `to` on to the
 * `<a>`, where it has no effect.
 */
export type LinkComponent = ComponentType<LinkComponentProps>

/** A provider of social sign-in. */
export type SocialProvider = {
  /** Display name: `Google`. */
  name: string
  icon?: ReactNode
} & (
  | {
      /** The address that starts the sign-in: complete, or a path of the API. It is never a page of the router. */
      href: string
      onClick?: undefined
    }
  | {
      href?: undefined
      /** Starts the sign-in in this page, as with a passkey or a provider's own script. */
      onClick: () => void
    }
)

/** The host's configuration of all features. */
export interface Config {
  /** The host's product. */
  brand: Brand
  /** The addresses of the host's pages. Null for a page that it does not have. */
  routes: Routes
  /** The host's link component. Undefined: an `<a>`. */
  Link: LinkComponent | undefined
  /** The providers of social sign-in, in the order in which they are shown. Undefined: those of each feature. */
  providers: readonly SocialProvider[] | undefined
  /** Makes the address of a call of the contract. */
  apiUrl: ApiUrl
  /** Whether the contact form sends enquiries to the API; otherwise it is a demo. */
  sendsEnquiries?: boolean | undefined
  /** Whether sign-up creates accounts at the API; otherwise it is a demo. */
  createsAccounts?: boolean | undefined
  /** Minimum length of a new password, in characters. */
  minPasswordLength: number
  /** The language and region that prices, dates and numbers are formatted for, as a BCP 47 tag: `de-CH`. */
  locale: string
  /** The currency of prices, as an ISO 4217 code: `EUR`. */
  currency: string
  /** Prefix of every key in the browser's storage: `acme` for `acme-user`. */
  storagePrefix: string
}

/** The default configuration. */
export const defaultConfig = {
  routes: paths,
  Link: undefined,
  providers: undefined,
  apiUrl: getApiUrl(),
  locale: 'en-US',
  currency: 'USD',
} satisfies Partial<Config>

/** The configuration that the provider has set. */
export const ConfigContext = createContext<Config | null>(null)

/** The host's configuration. Throws outside of the provider. */
export function useConfig(): Config {
  const config = useContext(ConfigContext)
  if (config) return config
  throw new Error(outsideProvider)
}

/** The names of the providers of social sign-in: the host's, or else Google and Apple. */
export function useProviderNames(): readonly string[] {
  const { providers } = useConfig()
  return providers?.map(({ name }) => name) ?? ['Google', 'Apple']
}
