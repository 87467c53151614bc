'use client'

import { PASSWORD_MIN } from '@summit/contract'
import { useMemo, useState, type ReactNode } from 'react'
import type { Brand } from '../shared/config/brand.ts'
import { getApiUrl, type Api } from '../shared/config/api-url.ts'
import {
  ConfigContext,
  defaultConfig,
  type Config,
  type LinkComponent,
  type Routes,
  type SocialProvider,
} from '../shared/config/use-config.ts'
import type { FeatureTranslation } from '../shared/config/messages.ts'
import { TranslationsContext } from '../shared/config/use-messages.ts'
import { paths } from '../shared/config/paths.ts'
import type { Navigate, Notify, Ports } from '../shared/ports/ports.ts'
import { fetchRequest } from '../shared/ports/request.browser.ts'
import { createSession } from '../shared/ports/session.ts'
import { PortsContext } from '../shared/ports/use-ports.ts'
import { withDefined } from '../shared/ports/with-defined.ts'
import { browserPorts, loadDocument } from './browser-ports.browser.ts'

export type { Api } from '../shared/config/api-url.ts'
export {
  useConfig,
  type Config,
  type LinkComponent,
  type LinkComponentProps,
  type Routes,
  type SocialProvider,
} from '../shared/config/use-config.ts'

export interface FeaturesProviderProps {
  /** Your product. */
  brand: Brand
  /** Shows a message as a toast: `notify` of `createToasts` fits. */
  notify: Notify
  /** Your router's navigation: that of React Router's `useNavigate` fits. @default loads a document */
  navigate?: Navigate | undefined
  /** Your router's link component, which takes `href` or `to`. @default an `<a>` */
  Link?: LinkComponent | undefined
  /** The addresses of your pages, where they differ from `/paths`. Null for a page that you do not have. */
  routes?: Partial<Routes> | undefined
  /** Where your API is. @default at the page's origin, with the contract's paths */
  api?: Api | undefined
  /** The providers of social sign-in, in their order; `[]` for none. @default Google and Apple */
  providers?: readonly SocialProvider[] | undefined
  /** Whether your API has the contract's contact call. Otherwise the contact form is a demo. @default false */
  sendsEnquiries?: boolean | undefined
  /** Whether your API has the contract's calls to sign up. Otherwise sign-up is a demo. @default false */
  createsAccounts?: boolean | undefined
  /**
   * Minimum length of a new password at your back end, in characters. Forms refuse shorter ones, and say it; the demo of
   * sign-up takes any. @default 8
   */
  minPasswordLength?: number | undefined
  /** The language and region that prices, dates and numbers are formatted for, as a BCP 47 tag. @default 'en-US' */
  locale?: string | undefined
  /** The currency of prices, as an ISO 4217 code. @default 'USD' */
  currency?: string | undefined
  /** Prefix of every key in the browser's storage. @default the brand's `shortName` */
  storagePrefix?: string | undefined
  /** Translations of the features' texts, made with `translate`. */
  translations?: readonly FeatureTranslation[] | undefined
  /** Ports in place of the browser's: another storage or HTTP client, a clock for tests. */
  ports?: Partial<Omit<Ports, 'navigate' | 'notify'>> | undefined
  /** Your pages. */
  children: ReactNode
}

/** Configures the features: the brand, the pages' addresses, the API, texts and ports. Renders no element of its own. */
export function FeaturesProvider(props: FeaturesProviderProps) {
  const config = useProviderConfig(props)
  const ports = useProviderPorts(props, config)
  return (
    <PortsContext value={ports}>
      <ConfigContext value={config}>
        <TranslationsContext value={props.translations}>{props.children}</TranslationsContext>
      </ConfigContext>
    </PortsContext>
  )
}

function useProviderConfig({
  brand,
  routes,
  Link,
  providers,
  api,
  sendsEnquiries,
  createsAccounts,
  // Not of `defaultConfig`, which is downloaded with pages that ask for no password, too.
  minPasswordLength = PASSWORD_MIN,
  locale = defaultConfig.locale,
  currency = defaultConfig.currency,
  storagePrefix = required(brand, 'brand').shortName,
}: FeaturesProviderProps): Config {
  const apiUrl = useMemo(() => getApiUrl(api), [api])
  return useMemo(
    () => ({
      brand,
      routes: withDefined(paths, routes),
      Link,
      providers,
      apiUrl,
      sendsEnquiries,
      createsAccounts,
      minPasswordLength,
      locale,
      currency,
      storagePrefix,
    }),
    [
      brand,
      routes,
      Link,
      providers,
      apiUrl,
      sendsEnquiries,
      createsAccounts,
      minPasswordLength,
      locale,
      currency,
      storagePrefix,
    ],
  )
}

function useProviderPorts(
  { notify, navigate = loadDocument, ports: overrides }: FeaturesProviderProps,
  { apiUrl, storagePrefix }: Config,
): Ports {
  required(notify, 'notify')
  // Made once: where the browser refuses to store a value, its storage keeps it in memory.
  const [browser] = useState(browserPorts)
  return useMemo(() => {
    const base = withDefined(browser, overrides)
    const { session = createSession(base.storage, storagePrefix), request = fetchRequest(base.clock) } = overrides ?? {}
    return {
      ...base,
      session,
      request: (call) => request({ ...call, path: apiUrl(call.path) }),
      notify,
      navigate,
    }
  }, [browser, overrides, notify, navigate, apiUrl, storagePrefix])
}

function required<T>(value: T, prop: string): T {
  if (value) return value
  throw new Error(`@summit/features: <FeaturesProvider> needs the prop "${prop}".`)
}
