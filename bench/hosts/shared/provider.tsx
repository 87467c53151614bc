'use client'

import { Newsletter } from '@summit/features/newsletter'
import { FeaturesProvider } from '@summit/features/provider'
import { SummitMark } from '@summit/ui/product/mark'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useState, type ReactNode } from 'react'
import { brand } from '../.cache/brand/brand.ts'

const siteBrand = { ...brand, logo: <SummitMark /> }

/** What is around every page: ports, toasts, and on marketing pages the newsletter pop-up. */
export function Provider({ newsletter = false, children }: { newsletter?: boolean; children: ReactNode }) {
  const [toasts] = useState(createToasts)
  return (
    <FeaturesProvider brand={siteBrand} notify={toasts.notify}>
      <div className="summit">
        {children}
        {newsletter && <Newsletter />}
      </div>
      <Toaster toasts={toasts} />
    </FeaturesProvider>
  )
}
