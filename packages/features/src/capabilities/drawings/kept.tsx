import type { DrawingMessages } from '../drawing-messages.ts'
import { Drawing } from './drawing.tsx'

/** What is kept on the phone where there is no signal, by how much room it takes. */
export function Kept({ texts }: { texts: DrawingMessages['offline'] }) {
  return (
    <Drawing className="justify-center gap-4">
      <p className="flex items-end gap-1">
        <span className="h-2 w-1.5 border" />
        <span className="h-3.5 w-1.5 border" />
        <span className="h-5 w-1.5 border" />
        <span className="h-6.5 w-1.5 border" />
        <span className="ms-2 text-small font-label">{texts.signal}</span>
      </p>
      <div className="flex h-9 gap-0.5 forced-color-adjust-none">
        <span className="w-[58%] bg-current" />
        <span className="w-[17%] bg-glacier-ink" />
        <span className="w-[5%] bg-line-strong" />
        <span className="grow border border-dashed border-line-strong" />
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-caption">
        <Share look="bg-current">{texts.videos}</Share>
        <Share look="bg-glacier-ink">{texts.workouts}</Share>
        <Share look="bg-line-strong">{texts.log}</Share>
      </ul>
    </Drawing>
  )
}

function Share({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-2 tabular-nums">
      <span className={`size-2.5 forced-color-adjust-none ${look}`} />
      {children}
    </li>
  )
}
