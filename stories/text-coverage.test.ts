import { summitTexts } from '@summit/brand/messages'
import { translated } from '@summit/features/messages'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { StoryTexts } from '../.storybook/texts/story-texts.ts'
import { textsWithoutStory, type Texts } from './text-coverage.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../packages/features/src/**/*.ts',
    '!**/*.{test,browser,d}.ts',
    '!**/use-*.ts',
    '!**/{mocks,provider,data,locales}/**',
  ],
  { eager: true },
)
const messages = Object.fromEntries(
  Object.values(modules)
    .flatMap((exports) => Object.entries(exports))
    .filter((entry): entry is [string, Texts] => entry[0].endsWith('Messages') && typeof entry[1] === 'object')
    // As stories show them: in Summit's own wording.
    .map(([name, texts]) => [name, translated(texts, summitTexts)]),
)
// SAFETY: the build writes this file from that type.
const stories = JSON.parse(readFileSync('storybook-static/story-texts.json', 'utf8')) as StoryTexts[]
const shown = [...new Set(stories.flatMap(({ texts }) => texts))]

/** Texts that no picture shows, by the reason. */
const exceptions: Record<string, readonly string[]> = {
  'in place of a message that the server did not give, which tests of the hooks have': [
    'codeSignInMessages.notSent',
    'contactMessages.refused',
    'identitiesMessages.notLinked',
    'identitiesMessages.notRemoved',
    'newsletterMessages.refused',
    'passkeysMessages.notRemoved',
    'passkeysMessages.refused',
    'updatePasswordMessages.failed',
    'verificationMessages.refused',
  ],
  'a toast, or what a toast repeats, at the end of a flow': [
    'changeEmailMessages.failureTitle',
    'changeNameMessages.failureTitle',
    'changePasswordMessages.failureTitle',
    'changePasswordMessages.successText',
    'codeSignInMessages.failureTitle',
    'codeSignInMessages.successText',
    'codeSignInMessages.successTitle',
    'deleteAccountMessages.deletesOn',
    'deleteAccountMessages.failureTitle',
    'deleteAccountMessages.successText',
    'deleteAccountMessages.successTitle',
    'forgotPasswordMessages.successTitle',
    'identitiesMessages.linkFailureTitle',
    'identitiesMessages.removalFailureTitle',
    'newsletterMessages.getApp',
    'oauthCallbackMessages.signedInAs',
    'passkeySignInMessages.failureTitle',
    'passkeySignInMessages.successText',
    'passkeySignInMessages.successTitle',
    'passkeysMessages.failureTitle',
    'passkeysMessages.removalFailureTitle',
    'signInMessages.failureTitle',
    'signInMessages.successText',
    'signInMessages.successTitle',
    'signUpMessages.mailedText',
    'signUpMessages.mailedTitle',
    'signUpMessages.successText',
    'signUpMessages.successTitle',
    'twoFactorMessages.failureTitle',
    'twoFactorMessages.successText',
    'twoFactorMessages.successTitle',
    'twoFactorSettingsMessages.failureTitle',
    'twoFactorSettingsMessages.notCopied',
    'updatePasswordMessages.noSession',
  ],
  'the name of a file': ['twoFactorSettingsMessages.fileName'],
  'for a host that sells otherwise': [
    'pricingMessages.billedYearly',
    'pricingMessages.notes.monthly',
    'pricingMessages.plans.1.cta',
    'signUpMessages.socialElsewhere',
  ],
}

describe('text coverage', () => {
  it('has every text of every feature in a story', () => {
    const missing = Object.entries(messages).flatMap(([name, texts]) =>
      textsWithoutStory(texts, shown).map((key) => `${name}.${key}`),
    )
    expect(missing.toSorted()).toEqual(Object.values(exceptions).flat().toSorted())
  })

  const texts = { title: 'Walk', steps: (count: number) => `${count} steps`, faq: [{ question: 'Why (not)?' }] }

  it('names every text when no story shows it', () => {
    expect(textsWithoutStory(texts, [])).toEqual(['title', 'steps', 'faq.0.question'])
  })

  it('finds a text inside of another, whatever the values in it', () => {
    expect(textsWithoutStory(texts, ['Walk', 'Today: 12 steps', 'Why (not)?'])).toEqual([])
    expect(textsWithoutStory(texts, ['Run', 'Today: 12 step', 'Why not?'])).toEqual([
      'title',
      'steps',
      'faq.0.question',
    ])
  })
})
