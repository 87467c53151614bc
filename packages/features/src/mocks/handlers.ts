import type { HttpHandler } from 'msw'
import { sendCodeOutcomes, signInWithCodeOutcomes } from './code-sign-in-handlers.ts'
import { loginOutcomes } from './login-handlers.ts'
import { contactOutcomes } from './contact-handlers.ts'
import { newsletterOutcomes } from './newsletter-handlers.ts'
import {
  callbackOutcomes,
  forgotPasswordOutcomes,
  updatePasswordOutcomes,
  verifyOutcomes,
} from './recovery-handlers.ts'
import {
  capabilitiesOutcomes,
  changeEmailOutcomes,
  changeNameOutcomes,
  changePasswordOutcomes,
  confirmEmailChangeOutcomes,
  deleteAccountOutcomes,
  exportDataOutcomes,
} from './account-handlers.ts'
import { getUnlinkIdentity, identitiesOutcomes, linkIdentityOutcomes } from './identity-handlers.ts'
import {
  getAddPasskey,
  getRemovePasskey,
  newPasskeyOptionsOutcomes,
  passkeyOptionsOutcomes,
  passkeysOutcomes,
  signInWithPasskeyOutcomes,
} from './passkey-handlers.ts'
import {
  confirmSignInOutcomes,
  enableTwoFactorOutcomes,
  getDisableTwoFactor,
  getNewRecoveryCodes,
  newTwoFactorOutcomes,
  twoFactorOutcomes,
} from './two-factor-handlers.ts'
import { resendOutcomes, signUpOutcomes, verifyEmailOutcomes } from './sign-up-handlers.ts'
import {
  demoOutcomes,
  getEndSession,
  getLogout,
  getLogoutOthers,
  sessionsOutcomes,
  visitorOutcomes,
} from './session-handlers.ts'

export { sendCodeHandlers, signInWithCodeHandlers } from './code-sign-in-handlers.ts'
export { contactHandlers } from './contact-handlers.ts'
export { loginHandlers } from './login-handlers.ts'
export { newsletterHandlers } from './newsletter-handlers.ts'
export {
  callbackHandlers,
  forgotPasswordHandlers,
  updatePasswordHandlers,
  verifyHandlers,
} from './recovery-handlers.ts'
export {
  capabilitiesHandlers,
  changeEmailHandlers,
  changeNameHandlers,
  changePasswordHandlers,
  confirmEmailChangeHandlers,
  deleteAccountHandlers,
  exportDataHandlers,
} from './account-handlers.ts'
export { identitiesHandlers, linkIdentityHandlers, unlinkIdentityHandler } from './identity-handlers.ts'
export {
  addPasskeyHandler,
  mockAuthenticator,
  newPasskeyOptionsHandlers,
  passkeyOptionsHandlers,
  passkeysHandlers,
  removePasskeyHandler,
  signInWithPasskeyHandlers,
} from './passkey-handlers.ts'
export {
  confirmSignInHandlers,
  disableTwoFactorHandler,
  enableTwoFactorHandlers,
  newRecoveryCodesHandler,
  newTwoFactorHandlers,
  twoFactorHandlers,
} from './two-factor-handlers.ts'
export { resendHandlers, signUpHandlers, verifyEmailHandlers } from './sign-up-handlers.ts'
export { serverHandlers } from './server-handlers.ts'
export {
  logoutHandler,
  noDemoHandler,
  outboxHandler,
  sessionsHandlers,
  signedOutHandler,
  signedInHandler,
} from './session-handlers.ts'

/** The outcome of each call, and where the API is. */
export interface HandlerOptions {
  /** The origin of the API, as in the provider's `api`; `*` for any. @default the page's */
  origin?: string
  /** @default 'success' */
  login?: keyof ReturnType<typeof loginOutcomes>
  /** @default 'success' */
  signUp?: keyof ReturnType<typeof signUpOutcomes>
  /** @default 'success' */
  sendCode?: keyof ReturnType<typeof sendCodeOutcomes>
  /** @default 'success' */
  signInWithCode?: keyof ReturnType<typeof signInWithCodeOutcomes>
  /** @default 'success' */
  passkeyOptions?: keyof ReturnType<typeof passkeyOptionsOutcomes>
  /** @default 'success' */
  signInWithPasskey?: keyof ReturnType<typeof signInWithPasskeyOutcomes>
  /** @default 'one' */
  passkeys?: keyof ReturnType<typeof passkeysOutcomes>
  /** @default 'success' */
  newPasskeyOptions?: keyof ReturnType<typeof newPasskeyOptionsOutcomes>
  /** @default 'one' */
  identities?: keyof ReturnType<typeof identitiesOutcomes>
  /** @default 'success' */
  linkIdentity?: keyof ReturnType<typeof linkIdentityOutcomes>
  /** @default 'success' */
  confirmSignIn?: keyof ReturnType<typeof confirmSignInOutcomes>
  /** @default 'off' */
  twoFactor?: keyof ReturnType<typeof twoFactorOutcomes>
  /** @default 'success' */
  newTwoFactor?: keyof ReturnType<typeof newTwoFactorOutcomes>
  /** @default 'success' */
  enableTwoFactor?: keyof ReturnType<typeof enableTwoFactorOutcomes>
  /** @default 'success' */
  resend?: keyof ReturnType<typeof resendOutcomes>
  /** @default 'success' */
  verifyEmail?: keyof ReturnType<typeof verifyEmailOutcomes>
  /** @default 'success' */
  newsletter?: keyof ReturnType<typeof newsletterOutcomes>
  /** @default 'success' */
  contact?: keyof ReturnType<typeof contactOutcomes>
  /** @default 'success' */
  forgotPassword?: keyof ReturnType<typeof forgotPasswordOutcomes>
  /** @default 'success' */
  callback?: keyof ReturnType<typeof callbackOutcomes>
  /** @default 'success' */
  verify?: keyof ReturnType<typeof verifyOutcomes>
  /** @default 'success' */
  changeEmail?: keyof ReturnType<typeof changeEmailOutcomes>
  /** @default 'success' */
  confirmEmailChange?: keyof ReturnType<typeof confirmEmailChangeOutcomes>
  /** @default 'success' */
  changeName?: keyof ReturnType<typeof changeNameOutcomes>
  /** @default 'success' */
  changePassword?: keyof ReturnType<typeof changePasswordOutcomes>
  /** @default 'success' */
  deleteAccount?: keyof ReturnType<typeof deleteAccountOutcomes>
  /** @default 'success' */
  exportData?: keyof ReturnType<typeof exportDataOutcomes>
  /** @default 'all' */
  capabilities?: keyof ReturnType<typeof capabilitiesOutcomes>
  /** @default 'success' */
  updatePassword?: keyof ReturnType<typeof updatePasswordOutcomes>
  /** @default 'signedOut' */
  visitor?: keyof ReturnType<typeof visitorOutcomes>
  /** @default 'two' */
  sessions?: keyof ReturnType<typeof sessionsOutcomes>
  /** @default 'none' */
  demo?: keyof ReturnType<typeof demoOutcomes>
}

/** MSW handlers for every call. They check requests against the contract and answer a wrong one with 500. */
export function createHandlers({
  origin = '',
  login = 'success',
  signUp = 'success',
  sendCode = 'success',
  signInWithCode = 'success',
  passkeyOptions = 'success',
  signInWithPasskey = 'success',
  passkeys = 'one',
  newPasskeyOptions = 'success',
  identities = 'one',
  linkIdentity = 'success',
  confirmSignIn = 'success',
  twoFactor = 'off',
  newTwoFactor = 'success',
  enableTwoFactor = 'success',
  resend = 'success',
  verifyEmail = 'success',
  newsletter = 'success',
  contact = 'success',
  forgotPassword = 'success',
  callback = 'success',
  verify = 'success',
  updatePassword = 'success',
  changeEmail = 'success',
  confirmEmailChange = 'success',
  changeName = 'success',
  changePassword = 'success',
  deleteAccount = 'success',
  exportData = 'success',
  capabilities = 'all',
  visitor = 'signedOut',
  sessions = 'two',
  demo = 'none',
}: HandlerOptions = {}): HttpHandler[] {
  return [
    loginOutcomes(origin)[login],
    signUpOutcomes(origin)[signUp],
    sendCodeOutcomes(origin)[sendCode],
    signInWithCodeOutcomes(origin)[signInWithCode],
    passkeyOptionsOutcomes(origin)[passkeyOptions],
    signInWithPasskeyOutcomes(origin)[signInWithPasskey],
    passkeysOutcomes(origin)[passkeys],
    newPasskeyOptionsOutcomes(origin)[newPasskeyOptions],
    getAddPasskey(origin),
    getRemovePasskey(origin),
    identitiesOutcomes(origin)[identities],
    linkIdentityOutcomes(origin)[linkIdentity],
    getUnlinkIdentity(origin),
    confirmSignInOutcomes(origin)[confirmSignIn],
    twoFactorOutcomes(origin)[twoFactor],
    newTwoFactorOutcomes(origin)[newTwoFactor],
    enableTwoFactorOutcomes(origin)[enableTwoFactor],
    getNewRecoveryCodes(origin),
    getDisableTwoFactor(origin),
    resendOutcomes(origin)[resend],
    verifyEmailOutcomes(origin)[verifyEmail],
    getLogout(origin),
    visitorOutcomes(origin)[visitor],
    sessionsOutcomes(origin)[sessions],
    getLogoutOthers(origin),
    getEndSession(origin),
    demoOutcomes(origin)[demo],
    callbackOutcomes(origin)[callback],
    forgotPasswordOutcomes(origin)[forgotPassword],
    verifyOutcomes(origin)[verify],
    updatePasswordOutcomes(origin)[updatePassword],
    changeEmailOutcomes(origin)[changeEmail],
    confirmEmailChangeOutcomes(origin)[confirmEmailChange],
    changeNameOutcomes(origin)[changeName],
    changePasswordOutcomes(origin)[changePassword],
    deleteAccountOutcomes(origin)[deleteAccount],
    exportDataOutcomes(origin)[exportData],
    capabilitiesOutcomes(origin)[capabilities],
    newsletterOutcomes(origin)[newsletter],
    contactOutcomes(origin)[contact],
  ]
}

/** MSW handlers for every call, all of which succeed for a visitor who is signed out. */
export const handlers = createHandlers()
