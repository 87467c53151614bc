import {
  identitiesResponse,
  identityApiRoutes,
  linkIdentityRequest,
  linkIdentityResponse,
  provider as providerSchema,
  type LinkIdentityRequest,
  type Provider,
  type UnlinkIdentityRequest,
} from '@summit/contract'
import * as v from 'valibot'
import { providerNames } from '../../shared/account/provider-names.ts'
import type { Failed, FormStatus } from '../../shared/form/form-status.ts'
import { passwordFieldMessages } from '../../shared/form/password-field.ts'
import { readResult } from '../../shared/form/refusal.ts'
import type { CodeTexts, Failure, FailureMessages, Port, Refusal, Success } from '../../shared/form/submission.ts'
import { load, type HttpClient } from '../../shared/ports/request.ts'
import { codeFieldMessages, getConfirmationField, type ConfirmationErrors } from '../confirmation.ts'

/** An identity at a provider that signs in to the account. */
export interface Identity {
  provider: Provider
  /** The address that the provider knows. @default unknown */
  email?: string | undefined
  /** In ms since 1970. */
  linkedAt: number
}

/** The user's identities, and the providers that can be linked. */
export interface Identities {
  identities: readonly Identity[]
  providers: readonly Provider[]
}

/** Finds the user's identities; null, or a rejection, if they cannot be loaded. */
export type FindIdentities = (signal: AbortSignal) => Promise<Identities | null>

/** Where linking begins. */
export interface LinkStarted extends Success {
  /** The address that the browser goes to: a path of the API, or a complete one. */
  url: string
}

/** The port that begins to link a provider. */
export type LinkIdentityPort = Port<LinkIdentityRequest, LinkStarted>

/** The port that unlinks a provider. */
export type UnlinkIdentityPort = Port<UnlinkIdentityRequest>

/** What the dialog asks the password for. */
export interface IdentityQuestion {
  action: 'link' | 'unlink'
  provider: Provider
}

/** A provider in the list: with the identity that is linked, if there is one. */
export interface ProviderRow {
  provider: Provider
  identity: Identity | null
}

/** State of the dialog: that of its request. `success`: the browser goes to the provider. */
export type IdentityDialogState = { status: 'closed' } | ({ status: 'open'; request: FormStatus } & IdentityQuestion)

/** State of the user's identities: `unavailable` if they cannot be loaded. `removed`: the last change was its removal. */
export type IdentitiesState =
  | { status: 'pending' }
  | { status: 'unavailable' }
  | { status: 'ready'; rows: readonly ProviderRow[]; dialog: IdentityDialogState; removed?: Provider | undefined }

/** Why the last attempt failed. */
export type IdentitiesError = Failed

/** Error messages of the dialog's rejected fields, by field name. */
export type IdentitiesFieldErrors = ConfirmationErrors

/** Requests the identities over HTTP. */
export function findIdentitiesCall(request: HttpClient): FindIdentities {
  return async (signal) => {
    const answer = await load(request, [identityApiRoutes.identities], { signal })
    const { identities, providers } = v.parse(identitiesResponse, answer)
    return {
      identities: identities.map(({ linkedAt, ...identity }) => ({ ...identity, linkedAt: Date.parse(linkedAt) })),
      providers,
    }
  }
}

/** Begins to link a provider over HTTP. */
export function linkIdentityCall(request: HttpClient): LinkIdentityPort {
  return async (body, signal) => {
    const result = readResult(await request({ path: identityApiRoutes.linkIdentity, body, signal }))
    return result.ok ? { ok: true, ...v.parse(linkIdentityResponse, result.answer) } : withField(result, body)
  }
}

/** Unlinks a provider over HTTP. The status decides. */
export function unlinkIdentityCall(request: HttpClient): UnlinkIdentityPort {
  return async (body, signal) => {
    const result = readResult(await request({ path: identityApiRoutes.unlinkIdentity, body, signal }))
    return result.ok ? result : withField(result, body)
  }
}

function withField(refusal: Refusal, body: LinkIdentityRequest): Failure {
  const isValid = v.is(linkIdentityRequest, body)
  return { ...refusal, field: isValid ? getConfirmationField(refusal.code) : 'currentPassword' }
}

/** A row per provider that is linked or can be, in a fixed order. */
export function toRows({ identities, providers }: Identities): ProviderRow[] {
  return providerSchema.options
    .map((provider) => ({ provider, identity: identities.find((own) => own.provider === provider) ?? null }))
    .filter(({ provider, identity }) => identity !== null || providers.includes(provider))
}

/** The texts for failures. */
export function toFailureMessages(
  { notLinked, notRemoved, unreachable, codes }: IdentitiesMessages,
  action: IdentityQuestion['action'] | undefined,
): FailureMessages {
  return { refused: action === 'link' ? notLinked : notRemoved, unreachable, codes }
}

/** The card's texts. */
export const identitiesMessages = {
  title: 'Sign-in with Google and Apple',
  text: 'Sign in with an account that you have there, without your password.',
  providers: providerNames,
  none: 'Neither can be linked here.',
  unavailable: 'What is linked cannot be shown right now.',
  unlinked: 'Not linked',
  linkedOn: (date: string) => `Linked on ${date}`,
  link: 'Link',
  linkOf: (provider: string) => `Link ${provider}`,
  remove: 'Remove',
  removeOf: (provider: string) => `Remove ${provider}`,
  removed: (provider: string) => `${provider} was removed.`,
  linkQuestion: (provider: string) => `Link ${provider}?`,
  linkDescription: (provider: string) =>
    `${provider} asks who you are, and leads back here. It then signs you in to this account.`,
  linkConfirm: (provider: string) => `Continue to ${provider}`,
  linking: 'One moment...',
  linkCancel: 'Cancel',
  removeQuestion: (provider: string) => `Remove ${provider}?`,
  removeDescription: (provider: string) => `${provider} no longer signs you in. Your password does.`,
  removeConfirm: (provider: string) => `Remove ${provider}`,
  removing: 'Removing...',
  removeCancel: 'Keep it',
  currentPassword: 'Account password',
  passwordField: passwordFieldMessages,
  codeField: codeFieldMessages,
  forgotPassword: 'Forgot it, or never had one?',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  linkFailureTitle: (provider: string) => `${provider} was not linked`,
  removalFailureTitle: (provider: string) => `${provider} was not removed`,
  notLinked: 'It could not be linked. Please try again.',
  notRemoved: 'It could not be removed. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `wrong_password`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type IdentitiesMessages = typeof identitiesMessages
