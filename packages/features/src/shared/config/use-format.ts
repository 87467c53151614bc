'use client'

import { useMemo } from 'react'
import { useConfig } from './use-config.ts'

/** Formats values for the host's language, region and currency. */
export interface Format {
  /** An amount of the host's currency, without decimals where they are zero: `$0`, `$3.50`, `$199`. */
  price: (amount: number, options?: Intl.NumberFormatOptions) => string
  /** @default options `{ dateStyle: 'long' }` */
  date: (date: Date, options?: Intl.DateTimeFormatOptions) => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
}

/** Formats for the provider's `locale` and `currency`: the same object until these change. */
export function useFormat(): Format {
  const { locale, currency } = useConfig()
  return useMemo(() => getFormat(locale, currency), [locale, currency])
}

/** Formats for a locale (BCP 47) and a currency (ISO 4217). */
export function getFormat(locale: string, currency: string): Format {
  return {
    price: (amount, options) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
        ...options,
      }).format(amount),
    date: (date, options = { dateStyle: 'long' }) => new Intl.DateTimeFormat(locale, options).format(date),
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
  }
}
