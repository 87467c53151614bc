import type { Change } from '../compare.ts'
import type { Findings } from '../findings.ts'
import { shortHash } from '../hash.ts'
import type { Story } from '../plan.ts'

/** A rule of axe that a story violates only now, in some modes. */
interface Violation {
  rule: string
  help: string
  helpUrl: string | undefined
  story: Story
  modes: string[]
}

/**
 * New accessibility violations that are not accepted in SARIF 2.1.0, as GitHub's code scanning reads it: one result for
 * each rule and story, at the beginning of the story's file.
 */
export function getSarif(findings: Findings, version: string): string {
  const violations = listViolations(findings)
  const rules = [...new Map(violations.map((violation) => [violation.rule, violation])).values()]
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            ...{
              name: 'visual-review',
              semanticVersion: version,
              informationUri: 'https://www.npmjs.com/package/visual-review',
            },
            rules: rules.map(({ rule, help, helpUrl }) => ({
              id: rule,
              shortDescription: { text: help },
              fullDescription: { text: help },
              help: { text: help },
              helpUri: helpUrl,
              defaultConfiguration: { level: 'error' },
              properties: { tags: ['accessibility'] },
            })),
          },
        },
        results: violations.map((violation) =>
          getResult(
            violation,
            rules.findIndex(({ rule }) => rule === violation.rule),
          ),
        ),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function getResult({ rule, help, story, modes }: Violation, ruleIndex: number) {
  const uri = story.importPath.replace(/^\.\//, '')
  return {
    ruleId: rule,
    ruleIndex,
    level: 'error',
    // Brackets would be a link.
    message: {
      text: `${help}. New in ${story.title}, ${story.name} (${modes.join(', ')}).`.replace(/[[\]\\]/g, '\\$&'),
    },
    // Storybook can have stories of no file. GitHub takes only what is in one.
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(uri) || 'index.json', uriBaseId: '%SRCROOT%' },
          region: { startLine: 1 },
        },
        logicalLocations: [{ name: story.id, fullyQualifiedName: `${story.title}/${story.name}` }],
      },
    ],
    // Stories of one file would be the same alert otherwise.
    partialFingerprints: { primaryLocationLineHash: `${shortHash(`${rule} ${story.id}`, 16)}:1` },
  }
}

function listViolations({ causes }: Findings): Violation[] {
  const violations = new Map<string, Violation>()
  for (const { kind, text, isAccepted, pictures } of causes) {
    if (kind !== 'axe' || isAccepted) continue
    for (const result of pictures) {
      const own = result.status === 'changed' ? result.changes.find((change) => isSame(change, text)) : undefined
      if (!own) continue
      const key = `${own.slot} ${result.story.id}`
      const known = violations.get(key)
      if (known) known.modes.push(result.mode)
      else violations.set(key, getViolation(own, result.story, result.mode))
    }
  }
  return [...violations.values()]
}

const isSame = (change: Change, text: string) => change.kind === 'axe' && change.text === text

function getViolation({ slot, text, helpUrl }: Change, story: Story, mode: string): Violation {
  const help = text.slice(`${slot}: `.length)
  return { rule: slot, help, helpUrl, story, modes: [mode] }
}
