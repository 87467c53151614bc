import type { IdentityErrorCode } from '@summit/contract'

/** Texts for the contract's error codes of identities at Google and Apple. */
export const identityCodes: Record<IdentityErrorCode, () => string> = {
  identity_needed: () => 'Ohne das kannst du dich nicht mehr anmelden, darum bleibt es.',
  identity_taken: () => 'Damit meldet sich schon ein Konto an.',
  link_failed: () => 'Es wurde nicht verknüpft. Bitte verknüpfe es auf der Seite deines Kontos noch einmal.',
  linking_unavailable: () => 'Der Anmeldedienst dieser Website erlaubt nicht, Konten zu verknüpfen oder zu trennen.',
}
