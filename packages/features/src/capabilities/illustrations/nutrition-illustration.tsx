import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

/** Illustration: a waveform and the recognized meal. */
export function NutritionIllustration({ texts }: { texts: DrawingMessages['nutrition'] }) {
  return (
    <Illustration>
      <svg viewBox="0 0 240 48" className="my-auto h-16 w-full rtl:mirror" preserveAspectRatio="none">
        <path
          d="M3 20v8m8-13v18m8-23v28m8-20v12m8-9v6m8-14v22m8-32v42m8-34v26m8-19v12m8-7v2m8-9v16m8-27v38m8-31v24m8-18v12m8-8v4m8-2v0m8-10v20m8-30v40m8-33v26m8-21v16m8-11v6m8-9v12m8-22v32m8-26v20m8-14v8m8-6v4m8-13v22m8-16v10m8-6v2m8-1v0"
          className="stroke-current stroke-3 text-link"
        />
      </svg>
      <p className="mb-3 font-label">{texts.said}</p>
      <div className="grid grid-cols-2 gap-4 text-caption">
        {texts.meals.map(({ meal, energy }) => (
          <p key={meal} className="border-t border-line pt-1">
            {meal}
            <span className="block text-ink-muted tabular-nums">
              <bdi>{energy}</bdi>
            </span>
          </p>
        ))}
      </div>
    </Illustration>
  )
}
