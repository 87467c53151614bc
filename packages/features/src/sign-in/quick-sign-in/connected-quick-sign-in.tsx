'use client'

import { QuickSignInView, type QuickSignInViewProps } from './quick-sign-in-view.tsx'
import { useQuickSignIn, type QuickSignInOptions } from './use-quick-sign-in.ts'

export interface QuickSignInProps extends QuickSignInOptions, Pick<QuickSignInViewProps, 'onDemo'> {}

/** A quicker way to sign in, connected: {@link QuickSignInView} with {@link useQuickSignIn}. */
export function QuickSignIn({ onDemo, ...options }: QuickSignInProps) {
  return <QuickSignInView quickSignIn={useQuickSignIn(options)} onDemo={onDemo} />
}
