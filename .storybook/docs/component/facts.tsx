import { toVersion } from '../changes/releases.ts'
import type { Guide } from '../guide.ts'

/** Status, version, import and source of a component. */
export function Facts({ guide: { status, since }, source }: { guide: Guide; source: string }) {
  return (
    <ul className="docs-facts">
      <li data-status={status}>{status === 'beta' ? 'Beta' : 'Stable'}</li>
      <li>Since {toVersion(since)}</li>
      <li>
        <code>{source}</code>
      </li>
    </ul>
  )
}
