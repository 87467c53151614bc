'use client'

import { apple, google } from './social-providers.tsx'
import { useConfig, type SocialProvider } from './use-config.ts'

const defaultProviders: readonly SocialProvider[] = [google, apple]

/** The providers of social sign-in that a screen shows: `override`, or else the host's, or else Google and Apple. */
export function useProviders(override?: readonly SocialProvider[]): readonly SocialProvider[] {
  const { providers = defaultProviders } = useConfig()
  return override ?? providers
}
