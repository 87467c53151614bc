/** `Defaults` with the types of the overrides: an override that can be missing or undefined can also be the default. */
export type WithDefined<Defaults, Overrides> = Omit<Defaults, keyof Overrides> & {
  [Name in keyof Overrides & keyof Defaults]: Defaults[Name] | Exclude<Overrides[Name], undefined>
}

/** The defaults, with those overrides in their place that are not undefined: wrappers pass on props that they were not given. */
export function withDefined<Defaults extends object, Overrides extends object>(
  defaults: Defaults,
  overrides: Overrides | undefined,
): WithDefined<Defaults, Overrides> {
  const defined = Object.entries(overrides ?? {}).filter(([, override]) => override !== undefined)
  return { ...defaults, ...Object.fromEntries(defined) }
}
