/** A story file as a module: its meta, and its stories by name. */
export interface StoryModule {
  default: { title?: string; args?: object }
  [story: string]: { title?: string; args?: object; tags?: string[]; play?: object } | undefined
}
