import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

/** Illustration: offline storage usage. */
export function OfflineIllustration({ texts }: { texts: DrawingMessages['offline'] }) {
  return (
    <Illustration className="justify-center gap-4">
      <p className="flex items-end gap-1">
        <span className="h-2 w-1.5 border" />
        <span className="h-3.5 w-1.5 border" />
        <span className="h-5 w-1.5 border" />
        <span className="h-6.5 w-1.5 border" />
        <span className="ms-2 text-small font-label">{texts.signal}</span>
      </p>
      <div className="flex h-9 gap-0.5 forced-color-adjust-none">
        <span className="w-[58%] bg-current" />
        <span className="w-[17%] bg-link" />
        <span className="w-[5%] bg-line-strong" />
        <span className="grow border border-dashed border-line-strong" />
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-caption">
        <Share className="bg-current">{texts.videos}</Share>
        <Share className="bg-link">{texts.workouts}</Share>
        <Share className="bg-line-strong">{texts.log}</Share>
      </ul>
    </Illustration>
  )
}

function Share({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2 tabular-nums">
      <span className={`size-2.5 forced-color-adjust-none ${className}`} />
      {children}
    </li>
  )
}
