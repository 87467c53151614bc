import { Account } from '@summit/features/account'
import { AuthError } from '@summit/features/auth-error'
import { AuthSuccess } from '@summit/features/auth-success'
import { Capabilities } from '@summit/features/capabilities'
import { CodeSignIn } from '@summit/features/code-sign-in'
import { Confirm } from '@summit/features/confirm'
import { Contact, type ContactOptions } from '@summit/features/contact'
import { Dashboard } from '@summit/features/dashboard'
import { subscription } from '@summit/features/dashboard/fixtures'
import { AllSessions } from '@summit/features/dashboard/sessions'
import { Download } from '@summit/features/download'
import { ForgotPassword } from '@summit/features/forgot-password'
import { Home } from '@summit/features/home'
import { Newsletter } from '@summit/features/newsletter'
import { NotFound } from '@summit/features/not-found'
import { OAuthCallback, OAuthRedirect } from '@summit/features/oauth-callback'
import { Pricing } from '@summit/features/pricing'
import { Privacy } from '@summit/features/privacy'
import { SignIn } from '@summit/features/sign-in'
import { SignUp } from '@summit/features/sign-up'
import { SiteChrome } from '@summit/features/site-chrome'
import { Terms } from '@summit/features/terms'
import { TwoFactor } from '@summit/features/two-factor'
import { UpdatePassword } from '@summit/features/update-password'
import { VerifyEmail } from '@summit/features/verify-email'
import type { ReactNode } from 'react'
import { appStoreQr, homeMessages, pricingMessages, testimonials } from '../brands.ts'

const account: Record<string, ReactNode> = {
  '/auth/login': <SignIn />,
  '/auth/signup': <SignUp qr={appStoreQr} />,
  '/auth/code': <CodeSignIn />,
  '/auth/two-factor': <TwoFactor />,
  '/auth/forgot-password': <ForgotPassword />,
  '/auth/google/callback': <OAuthRedirect provider="google" />,
  '/auth/callback': <OAuthCallback />,
  '/auth/confirm': <Confirm />,
  '/auth/verify-email': <VerifyEmail />,
  '/auth/update-password': <UpdatePassword />,
  '/auth/success': <AuthSuccess />,
  '/auth/error': <AuthError />,
}

const marketing: Record<string, ReactNode> = {
  // Still: a flow's clock does not move CSS animations, and Storybook waits for their end.
  '/': <Home qr={appStoreQr} testimonials={testimonials} messages={homeMessages} isMotionReduced={() => true} />,
  '/features': <Capabilities />,
  '/pricing': <Pricing messages={pricingMessages} />,
  '/download': <Download qr={appStoreQr} />,
  '/terms': <Terms />,
  '/privacy': <Privacy />,
}

interface FlowPageProps {
  pathname: string
  contact: ContactOptions | undefined
}

/** The site's page at a pathname, with top bar and footer where the site has them. */
export function FlowPage({ pathname, contact }: FlowPageProps) {
  const page = account[pathname]
  if (page) return page
  if (pathname === '/account') {
    return (
      <SiteChrome current={pathname}>
        <Account sessions={<AllSessions />} />
      </SiteChrome>
    )
  }
  if (pathname === '/dashboard') {
    return (
      <SiteChrome current={pathname}>
        <Dashboard qr={appStoreQr} subscription={subscription} />
      </SiteChrome>
    )
  }
  const marketingPage = pathname === '/contact' ? <Contact {...contact} /> : marketing[pathname]
  return (
    <>
      <SiteChrome current={pathname}>{marketingPage ?? <NotFound />}</SiteChrome>
      <Newsletter seenKey="newsletter-popup-seen" />
    </>
  )
}
