import { ExportDataCard } from '@summit/features/account/data'
import { mockHandle as mockExport, states as exportStates } from '@summit/features/account/data/fixtures'
import { DeleteAccountCard } from '@summit/features/account/deletion'
import {
  mockHandle as mockDeletion,
  states as deletionStates,
  tooManyAttempts as deletionTooMany,
} from '@summit/features/account/deletion/fixtures'
import { CodeSignInView } from '@summit/features/code-sign-in'
import {
  entries as codeEntries,
  mockHandle as mockCode,
  sent as codeSent,
  states as codeStates,
  tooManyAttempts as tooManyCodes,
} from '@summit/features/code-sign-in/fixtures'
import { IdentitiesCard } from '@summit/features/account/identities'
import {
  linking as linkingIdentity,
  mockHandle as mockIdentities,
  ready as readyIdentities,
  removed as removedIdentity,
  removing as removingIdentity,
  requests as identityRequests,
  states as identityStates,
  tooManyAttempts as identitiesTooMany,
  unlinked as unlinkedProviders,
} from '@summit/features/account/identities/fixtures'
import { PasskeysCard } from '@summit/features/account/passkeys'
import {
  adding as passkeyForms,
  known as knownPasskey,
  mockHandle as mockPasskeys,
  notRemoved,
  pendingRemoval,
  ready as readyPasskeys,
  removed as removedPasskey,
  removing as removingPasskey,
  states as passkeyStates,
  tooManyAttempts as passkeysTooMany,
} from '@summit/features/account/passkeys/fixtures'
import { TwoFactorSettingsCard } from '@summit/features/account/two-factor'
import {
  asking as askingTwoFactor,
  copied as copiedCodes,
  mockHandle as mockTwoFactorSettings,
  off as twoFactorOff,
  pending as pendingForm,
  settingUp,
  states as twoFactorSettings,
  tooManyAttempts as twoFactorTooMany,
  unreachable as unreachableForm,
  wrongCode as wrongAppCode,
} from '@summit/features/account/two-factor/fixtures'
import { ChangeEmailCard } from '@summit/features/account/email'
import {
  entries as emailEntries,
  mockHandle as mockEmail,
  sent as emailSent,
  states as emailStates,
  tooManyAttempts as emailTooMany,
} from '@summit/features/account/email/fixtures'
import { ChangeNameCard } from '@summit/features/account/name'
import { mockHandle as mockName, refusedName, states as nameStates } from '@summit/features/account/name/fixtures'
import { ChangePasswordCard } from '@summit/features/account/password'
import {
  mockHandle as mockPassword,
  states as passwordStates,
  tooManyAttempts,
  tooShort,
} from '@summit/features/account/password/fixtures'
import { BrokenPage, brokenPageMessages } from '@summit/features/broken-page'
import { Capabilities, capabilitiesMessages } from '@summit/features/capabilities'
import { connectionMessages } from '@summit/features/connection/messages'
import { states as dashboards, mockHandle as mockDashboard } from '@summit/features/dashboard/fixtures'
import { DashboardView } from '@summit/features/dashboard'
import { NewsCard } from '@summit/features/dashboard/news'
import { mockHandle as mockNews, states as newsStates } from '@summit/features/dashboard/news/fixtures'
import { AllSessionsCard, SessionsCard } from '@summit/features/dashboard/sessions'
import { mockHandle as mockSessions, states as sessionStates } from '@summit/features/dashboard/sessions/fixtures'
import { Download, downloadMessages } from '@summit/features/download'
import { ForgotPasswordView } from '@summit/features/forgot-password'
import {
  invalid,
  states as forgetting,
  mockHandle as mockForgot,
  resends,
} from '@summit/features/forgot-password/fixtures'
import { HomeView, PlanFormPlaceholder } from '@summit/features/home'
import { states as demos, mockHandle as mockDemo } from '@summit/features/home/fixtures'
import { translate } from '@summit/features/messages'
import { NotFound, notFoundMessages } from '@summit/features/not-found'
import { Pricing, pricingMessages } from '@summit/features/pricing'
import { Privacy, privacyMessages } from '@summit/features/privacy'
import { FeaturesProvider } from '@summit/features/provider'
import { QuickSignInView } from '@summit/features/sign-in/quick-sign-in'
import { PasskeySignInView } from '@summit/features/sign-in/passkey'
import {
  cancelled as cancelledPasskey,
  mockHandle as mockPasskey,
  states as passkeySignIns,
  tooManyAttempts as passkeyTooMany,
} from '@summit/features/sign-in/passkey/fixtures'
import { states as quickSignIns, mockHandle as mockQuickSignIn } from '@summit/features/sign-in/quick-sign-in/fixtures'
import { TwoFactorView } from '@summit/features/two-factor'
import {
  mockHandle as mockTwoFactor,
  states as twoFactorStates,
  tooManyAttempts as twoFactorStepTooMany,
} from '@summit/features/two-factor/fixtures'
import { SignUpView } from '@summit/features/sign-up'
import { states as signingUp, mockHandle as mockSignUp } from '@summit/features/sign-up/fixtures'
import { VerificationView, verificationMessages } from '@summit/features/sign-up/verification'
import { states as resendStates, mockHandle as mockResend } from '@summit/features/sign-up/verification/fixtures'
import { SiteChromeView, siteChromeMessages } from '@summit/features/site-chrome'
import { storeMessages } from '@summit/features/store-buttons/messages'
import { Terms, termsMessages } from '@summit/features/terms'
import { UpdatePasswordView } from '@summit/features/update-password'
import { invalidForm, states as updating, mockHandle as mockUpdate } from '@summit/features/update-password/fixtures'
import { act, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import type { ComponentType, ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { appStoreQr as qr, summit, testimonials } from '../../stories/brands.ts'
import { pseudo, pseudoData } from './pseudo.ts'

const brand = pseudoData(summit)

const entries = import.meta.glob<Exports>('../../packages/features/src/**/index.ts', { eager: true })
const fixtures = import.meta.glob<Fixtures>('../../packages/features/src/*/*.fixtures.ts', { eager: true })
type Exports = Readonly<Record<string, unknown>>
interface Fixtures {
  states: Readonly<Record<string, object>>
  mockHandle: (state: object) => object
}

/** The view of every feature with fixtures, in all states. Its only prop is the handle, by the name of the feature. */
const ofFixtures = Object.entries(fixtures).map(([path, { states, mockHandle }]): [string, ReactElement[]] => {
  const name = path.split('/').at(-2) ?? ''
  const exported = Object.entries(entries[path.replace(/[^/]+$/, 'index.ts')] ?? {})
  // SAFETY: an entry exports its view as a component.
  const View = exported.find(([key]) => key.endsWith('View'))?.[1] as ComponentType<object>
  const prop = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return [name, Object.values(states).map((state) => <View {...{ [prop]: pseudoData(mockHandle(state)) }} />)]
})

/** The other views in every state, by the subpath of the package that exports them. */
const others: Record<string, ReactElement[]> = {
  'broken-page': [<BrokenPage messages={pseudo(brokenPageMessages)} />],
  capabilities: [<Capabilities messages={pseudo(capabilitiesMessages)} />],
  dashboard: Object.values(dashboards).map((state) => (
    <DashboardView qr={qr} dashboard={pseudoData(mockDashboard(state))} />
  )),
  'account/data': Object.values(exportStates).map((state) => (
    <ExportDataCard exportData={pseudoData(mockExport(state))} />
  )),
  'account/deletion': [
    ...Object.values(deletionStates).map((state) => mockDeletion(state)),
    mockDeletion(deletionTooMany.state, deletionTooMany),
  ].map((handle) => <DeleteAccountCard deleteAccount={pseudoData(handle)} />),
  'account/email': [
    ...[...Object.values(emailStates), ...Object.values(emailEntries).map((entry) => emailSent(entry))].map((state) =>
      mockEmail(state),
    ),
    mockEmail(emailTooMany.state, emailTooMany),
  ].map((handle) => <ChangeEmailCard changeEmail={pseudoData(handle)} />),
  'account/identities': [
    ...[
      ...Object.values(identityStates),
      ...[unlinkedProviders, []].map((rows) => readyIdentities(rows)),
      ...Object.values(identityRequests).flatMap((request) => [linkingIdentity(request), removingIdentity(request)]),
      removedIdentity,
    ].map((state) => mockIdentities(state)),
    mockIdentities(identitiesTooMany.state, identitiesTooMany),
  ].map((handle) => <IdentitiesCard identities={pseudoData(handle, ['provider', 'action', 'removed'])} />),
  'account/name': [
    ...Object.values(nameStates).map((state) => mockName(state)),
    mockName(refusedName.state, refusedName),
  ].map((handle) => <ChangeNameCard changeName={pseudoData(handle)} />),
  'account/passkeys': [
    ...[
      ...Object.values(passkeyStates),
      ...[...Object.values(passkeyForms), knownPasskey].map((form) => readyPasskeys(form)),
      readyPasskeys(undefined, []),
      ...[removingPasskey, pendingRemoval, notRemoved, removedPasskey],
    ].map((state) => mockPasskeys(state)),
    mockPasskeys(passkeysTooMany.state, passkeysTooMany),
  ].map((handle) => <PasskeysCard passkeys={pseudoData(handle)} />),
  'account/two-factor': [
    ...[
      ...Object.values(twoFactorSettings),
      copiedCodes,
      ...[pendingForm, unreachableForm].flatMap((form) => [
        twoFactorOff(form, true),
        settingUp(form),
        askingTwoFactor('disable', form),
        askingTwoFactor('replace codes', form),
      ]),
      settingUp(wrongAppCode),
    ].map((state) => mockTwoFactorSettings(state)),
    mockTwoFactorSettings(twoFactorTooMany.state, twoFactorTooMany),
  ].map((handle) => <TwoFactorSettingsCard settings={pseudoData(handle)} />),
  'account/password': [
    ...Object.values(passwordStates).map((state) => mockPassword(state)),
    mockPassword(tooShort.state, tooShort),
    mockPassword(tooManyAttempts.state, tooManyAttempts),
  ].map((handle) => <ChangePasswordCard changePassword={pseudoData(handle)} />),
  'code-sign-in': [
    ...[
      ...Object.values(codeStates),
      ...Object.values(codeEntries).map((entry) => codeSent(entry, { status: 'ready' })),
    ].map((state) => mockCode(state, { outbox: '/outbox' })),
    mockCode(tooManyCodes.state, tooManyCodes),
  ].map((handle) => <CodeSignInView codeSignIn={pseudoData(handle)} />),
  'dashboard/news': Object.values(newsStates).map((state) => <NewsCard news={pseudoData(mockNews(state))} />),
  'dashboard/sessions': Object.values(sessionStates).flatMap((state) =>
    [SessionsCard, AllSessionsCard].map((Card) => <Card sessions={pseudoData(mockSessions(state))} />),
  ),
  download: [<Download qr={qr} messages={pseudo(downloadMessages)} />],
  'forgot-password': [...Object.values(forgetting), invalid, ...Object.values(resends)].map((state) => (
    <ForgotPasswordView forgotPassword={pseudoData(mockForgot(state))} />
  )),
  home: Object.values(demos).map((state) => (
    <HomeView
      qr={qr}
      testimonials={pseudoData(testimonials)}
      planPages={[]}
      PlanForm={PlanFormPlaceholder}
      demo={pseudoData(mockDemo(state))}
    />
  )),
  'not-found': [<NotFound messages={pseudo(notFoundMessages)} />],
  pricing: [<Pricing messages={pseudo(pricingMessages)} />],
  privacy: [<Privacy messages={pseudo(privacyMessages)} />],
  'sign-in/passkey': [
    ...[...Object.values(passkeySignIns), cancelledPasskey].map((state) => mockPasskey(state)),
    mockPasskey(passkeyTooMany.state, passkeyTooMany),
  ].map((handle) => <PasskeySignInView passkeySignIn={pseudoData(handle)} />),
  'two-factor': [
    ...Object.values(twoFactorStates).flatMap((state) => [
      mockTwoFactor(state),
      mockTwoFactor(state, { method: 'recovery code' }),
    ]),
    mockTwoFactor(twoFactorStepTooMany.state, twoFactorStepTooMany),
  ].map((handle) => <TwoFactorView twoFactor={pseudoData(handle)} />),
  'sign-in/quick-sign-in': Object.values(quickSignIns).map((state) => (
    <QuickSignInView quickSignIn={pseudoData(mockQuickSignIn(state))} onDemo={() => {}} />
  )),
  'sign-up': [true, false].flatMap((isDemo) =>
    Object.values(signingUp).map((state) => <SignUpView qr={qr} signUp={pseudoData(mockSignUp(state, { isDemo }))} />),
  ),
  'sign-up/verification': Object.values(resendStates).map((state) => (
    <VerificationView verification={pseudoData(mockResend(state))} onChangeEmail={() => {}} />
  )),
  'site-chrome': [
    <SiteChromeView current="/pricing" messages={pseudo(siteChromeMessages)}>
      <main />
    </SiteChromeView>,
  ],
  terms: [<Terms messages={pseudo(termsMessages)} />],
  'update-password': [
    ...Object.values(updating).map((state) => mockUpdate(state)),
    mockUpdate(invalidForm.state, invalidForm),
  ].map((handle) => <UpdatePasswordView updatePassword={pseudoData(handle)} />),
}

const views = { ...others, ...Object.fromEntries(ofFixtures.filter(([name]) => !(name in others))) }

const translations = [
  translate(storeMessages, pseudo(storeMessages)),
  translate(connectionMessages, pseudo(connectionMessages)),
  translate(verificationMessages, pseudo(verificationMessages)),
]

// jsdom has none.
beforeEach(() => void vi.stubGlobal('matchMedia', () => new EventTarget()))

it('covers every view of the package', () => {
  // A feature's entry exports its messages too. Features of the earlier shape export their view by itself.
  const features = Object.entries(entries)
    .filter(([, exported]) => Object.keys(exported).some((name) => name.endsWith('Messages')))
    .map(([path]) => path.replace(/^.*\/src\/|\/index\.ts$/g, ''))
  const { exports } = JSON.parse(readFileSync('packages/features/package.json', 'utf8')) as { exports: object }
  const separate = Object.keys(exports).flatMap((path) => /^\.\/(.*)\/view$/.exec(path)?.slice(1) ?? [])
  expect(Object.keys(views).toSorted()).toEqual([...features, ...separate].toSorted())
})

// Formatted in Japanese, dates have no Latin letters.
it.each(Object.entries(views))('%s: no text is hard-coded', async (_, states) => {
  for (const state of states) {
    const { unmount } = render(
      <FeaturesProvider brand={brand} notify={() => {}} translations={translations} locale="ja-JP">
        {state}
      </FeaturesProvider>,
    )
    // Some code is loaded when it is needed, such as that of the product demo.
    await act(() => vi.dynamicImportSettled())
    expect(listTexts(document.body).filter((text) => /[A-Za-z]/.test(text))).toEqual([])
    unmount()
  }
})

const naming = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']

/** What there is to read or to hear: the text of every element, and the attributes that name it. */
function listTexts(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? ''),
    ...naming.map((name) => element.getAttribute(name) ?? ''),
  ])
}
