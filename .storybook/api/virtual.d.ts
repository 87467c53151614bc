/** The API of a package, `virtual:api/ui`, which the plugin provides. */
declare module 'virtual:api/*' {
  export const entries: unknown
}
