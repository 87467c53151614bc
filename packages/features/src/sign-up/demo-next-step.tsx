import { Link } from '@summit/ui/link'
import { QrCode } from '@summit/ui/qr-code'
import type { RefObject } from 'react'
import type { AppStoreQr, Brand } from '../shared/brand/brand.ts'
import { Sentence } from '../shared/messages/sentence.tsx'
import { paths } from '../shared/paths.ts'
import { AppStoreButton } from '../shared/store-buttons.tsx'
import type { SignUpMessages } from './sign-up.ts'

export interface NextStepProps {
  brand: Pick<Brand, 'name' | 'stores'>
  qr: AppStoreQr
  messages: SignUpMessages
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** What follows signing up: the app, where accounts are made. A QR code only where another device can scan it. */
export function NextStep({ brand, qr, messages, headingRef }: NextStepProps) {
  return (
    <section className="flex items-center justify-between gap-6 border border-line bg-surface p-(--pad-card)">
      <div className="grid min-w-0 justify-items-start gap-3">
        <h2 ref={headingRef} tabIndex={-1} className="text-h3 outline-none">
          {messages.nextTitle}
        </h2>
        <p>
          <Sentence
            template={messages.nextText}
            parts={{ signIn: <Link href={paths.login}>{messages.signInPage}</Link> }}
          />
        </p>
        <AppStoreButton brand={brand} variant="accent" />
      </div>
      <QrCode {...qr} label={messages.qrCode(brand.name)} className="hidden lg:pointer-fine:block" />
    </section>
  )
}
