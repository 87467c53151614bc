'use client'

import { toasterTexts } from '@summit/features/locales/de'
import { FeaturesProvider } from '@summit/features/provider'
import { createToasts, Toaster } from '@summit/ui/toast'
import Link from 'next/link'
import { config } from '../kiesel'

const toasts = createToasts()

export default function SummitLayout({ children }: LayoutProps<'/'>) {
  return (
    <FeaturesProvider {...config} Link={Link} notify={toasts.notify}>
      <div className="summit">{children}</div>
      <Toaster toasts={toasts} texts={toasterTexts} />
    </FeaturesProvider>
  )
}
