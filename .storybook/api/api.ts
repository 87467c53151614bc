/** A prop of a component, or a member of a type. */
export interface ApiMember {
  name: string
  /** As written in the source, without `| undefined`. An alias of literals is expanded. */
  type: string
  description: string
  isRequired: boolean
  defaultValue?: string
}

/** An export of an entry. Those of a namespace are named `Dialog.Root`. */
export interface ApiExport {
  name: string
  kind: 'component' | 'hook' | 'function' | 'constant' | 'type'
  description: string
  /** A component's own props, a hook's options, or a type's own members. */
  members: readonly ApiMember[]
  /** What a hook returns. */
  handle?: readonly ApiMember[]
  /** The native element whose other attributes a component takes. */
  element?: string
  /** The type of a function or constant, or what an alias stands for. */
  signature?: string
}

/** What an entry of a package exports. */
export interface ApiEntry {
  exports: readonly ApiExport[]
  /** Its source, from the root of the repository. */
  source: string
  /** The design tokens that its own classes and styles read. */
  tokens: readonly string[]
}

/** The entries of a package, by their names in its exports map, without `./`. */
export type Api = Readonly<Record<string, ApiEntry>>
