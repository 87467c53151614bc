'use client'

import { linkVariants } from '@summit/ui/link'
import { QrCode } from '@summit/ui/product/qr-code'
import type { Ref } from 'react'
import type { AppStoreQr } from '../shared/config/brand.ts'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { Sentence } from '../shared/config/sentence.tsx'
import { AppStoreButton } from '../shared/drawings/store-buttons.tsx'
import type { SignUpMessages } from './sign-up.ts'

export interface DemoNextStepProps {
  qr: AppStoreQr | undefined
  messages: SignUpMessages
  headingRef: Ref<HTMLHeadingElement>
}

/** What follows the demo: the app, where accounts are created. The QR code is hidden where no other device can scan it. */
export function DemoNextStep({ qr, messages, headingRef }: DemoNextStepProps) {
  const { brand, routes } = useConfig()
  return (
    <section className="flex items-center justify-between gap-6 border border-line bg-surface p-(--pad-card)">
      <div className="grid min-w-0 justify-items-start gap-3">
        <h2 ref={headingRef} tabIndex={-1} className="text-h3 outline-none">
          {messages.nextTitle}
        </h2>
        <p>
          <Sentence
            template={messages.nextText}
            parts={{
              signIn: (
                <PageLink href={routes.login} className={linkVariants()}>
                  {messages.signInPage}
                </PageLink>
              ),
            }}
          />
        </p>
        <AppStoreButton variant="accent" />
      </div>
      {qr && <QrCode {...qr} label={messages.qrCode(brand.name)} className="hidden lg:pointer-fine:block" />}
    </section>
  )
}
