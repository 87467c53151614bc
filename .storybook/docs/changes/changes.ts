/** What changed in a component. */
export interface Change {
  /** `Next release`, or a version. */
  release: string
  /** Markdown. */
  text: string
}

/** The changes of components, by their names, those of the next release first. */
export type ComponentChanges = ReadonlyMap<string, readonly Change[]>

/** The changes that changesets and a changelog tell of components: in paragraphs such as `**Button**: …`. */
export function getComponentChanges(changesets: readonly string[], changelog: string): ComponentChanges {
  const releases = [
    ...changesets.map((text) => ({ release: 'Next release', text })),
    ...getReleases(changelog).map(({ version, text }) => ({ release: version, text })),
  ]
  const changes = new Map<string, Change[]>()
  for (const { release, text } of releases) {
    for (const paragraph of getParagraphs(text)) {
      const [, name = '', about] = /^\*\*([^*]+)\*\*: (.+)$/.exec(paragraph) ?? []
      if (about) changes.set(name, [...(changes.get(name) ?? []), { release, text: about }])
    }
  }
  return changes
}

/** Paragraphs and list items, each on one line, without the bullets and the commits that Changesets adds. */
const getParagraphs = (text: string) =>
  text
    .split(/\n\s*\n|\n(?=- )/)
    .map((paragraph) => paragraph.trim().replace(/^- (?:[0-9a-f]{7,40}: )?/, ''))
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' '))

const getReleases = (changelog: string) =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n')
      return { version: version.trim(), text: lines.join('\n') }
    })

/** A version, and whether a changelog knows it as published: `0.1.0, not published yet`. */
export function describeVersion(version: string, changelog: string): string {
  const release = getReleases(changelog).find((each) => each.version === version)
  return release && !release.text.includes('Not published yet') ? version : `${version}, not published yet`
}

/** The packages and the text of a changeset. */
export function getChangeset(file: string): { packages: string[]; text: string } {
  const [, head = '', text = ''] = file.split(/^---$/m)
  return { packages: [...head.matchAll(/'([^']+)'/g)].map(([, name = '']) => name), text: text.trim() }
}
