import { ConfirmView } from '@summit/features/confirm'
import { states as confirming, mockHandle as mockConfirm } from '@summit/features/confirm/fixtures'
import { states as contacting, mockHandle as mockContact } from '@summit/features/contact/fixtures'
import { ContactView } from '@summit/features/contact'
import { states as dashboards, mockHandle as mockDashboard } from '@summit/features/dashboard/fixtures'
import { DashboardView } from '@summit/features/dashboard'
import { ForgotPasswordView } from '@summit/features/forgot-password'
import {
  invalid,
  states as forgetting,
  mockHandle as mockForgot,
  resends,
} from '@summit/features/forgot-password/fixtures'
import { states as newsletters, mockHandle as mockNewsletter } from '@summit/features/newsletter/fixtures'
import { NewsletterView } from '@summit/features/newsletter'
import { FeaturesProvider } from '@summit/features/provider'
import { SignInView } from '@summit/features/sign-in'
import { states as signingIn, mockHandle as mockSignIn } from '@summit/features/sign-in/fixtures'
import { QuickSignInView } from '@summit/features/sign-in/quick-sign-in'
import { states as quickSignIns, mockHandle as mockQuickSignIn } from '@summit/features/sign-in/quick-sign-in/fixtures'
import { SignUpView } from '@summit/features/sign-up'
import { states as signingUp, mockHandle as mockSignUp } from '@summit/features/sign-up/fixtures'
import { states as returning, mockHandle as mockReturn } from '@summit/features/oauth-callback/fixtures'
import { OAuthCallbackView } from '@summit/features/oauth-callback'
import { UpdatePasswordView } from '@summit/features/update-password'
import { invalidForm, states as updating, mockHandle as mockUpdate } from '@summit/features/update-password/fixtures'
import { PasswordField } from '@summit/ui/password-field'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { expect, it } from 'vitest'
import { appStoreQr, summit } from '../../stories/brands.ts'

const Host = ({ children }: { children: ReactNode }) => (
  <FeaturesProvider brand={summit} notify={() => {}}>
    {children}
  </FeaturesProvider>
)

const views: Record<string, ReactElement[]> = {
  confirm: Object.values(confirming).map((state) => <ConfirmView confirm={mockConfirm(state)} />),
  contact: Object.values(contacting).map((state) => <ContactView contact={mockContact(state)} />),
  dashboard: Object.values(dashboards).map((state) => (
    <DashboardView qr={appStoreQr} dashboard={mockDashboard(state)} />
  )),
  'forgot password': [...Object.values(forgetting), invalid, ...Object.values(resends)].map((state) => (
    <ForgotPasswordView forgotPassword={mockForgot(state)} />
  )),
  newsletter: Object.values(newsletters).map((state) => <NewsletterView newsletter={mockNewsletter(state)} />),
  'quick sign-in': Object.values(quickSignIns).map((state) => (
    <QuickSignInView quickSignIn={mockQuickSignIn(state)} onDemo={() => {}} />
  )),
  'sign-in': Object.values(signingIn).map((state) => <SignInView signIn={mockSignIn(state)} />),
  'sign-up': Object.values(signingUp).map((state) => <SignUpView qr={appStoreQr} signUp={mockSignUp(state)} />),
  'OAuth callback': Object.values(returning).map((state) => <OAuthCallbackView oauthCallback={mockReturn(state)} />),
  'update password': [
    ...Object.values(updating).map((state) => mockUpdate(state)),
    mockUpdate(invalidForm.state, invalidForm),
  ].map((handle) => <UpdatePasswordView updatePassword={handle} />),
}

it.each(Object.entries(views))(
  '%s: every state can follow every other in a page translated by the browser',
  (_, faces) => {
    const texts = faces.map((face) => {
      const { unmount } = render(face, { wrapper: Host })
      const text = document.body.textContent
      unmount()
      return text
    })
    for (const before of faces) {
      faces.forEach((after, index) => {
        const { rerender, unmount } = render(before, { wrapper: Host })
        translate(document.body)
        rerender(after)
        expect(document.body.textContent).toBe(texts[index])
        unmount()
      })
    }
  },
)

it('a password field removes its Caps Lock notice in a page translated by the browser', () => {
  render(<PasswordField label="Password" />)
  fireEvent.keyDown(screen.getByLabelText('Password'), { key: 'A', modifierCapsLock: true })
  translate(document.body)
  fireEvent.keyUp(screen.getByLabelText('Password'), { key: 'CapsLock', modifierCapsLock: false })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

/** Does to a page what browsers do that translate it: puts an element in the place of every text. The language stays. */
function translate(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const translation = document.createElement('span')
    translation.textContent = text.textContent
    text.parentNode?.replaceChild(translation, text)
  }
}
