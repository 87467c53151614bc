import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react'

/** The props of a progress bar, besides those of a native `<progress>`. */
export interface ProgressProps extends Omit<
  ComponentProps<'progress'>,
  'value' | 'max' | 'className' | 'style' | 'children'
> {
  /** What is under way, which is always visible. */
  label: ReactNode
  /** How far it is, from 0 to `max`. Without it, how long it takes is unknown. */
  value?: number | undefined
  /** The value at the end. @default 100 */
  max?: number | undefined
  /** The value in words, beside the label: `3 of 12 videos`. Screen readers say it in place of the percentage. */
  valueText?: string | undefined
  /** Places the bar with its label. */
  className?: string | undefined
  /** Custom properties of the bar with its label. */
  style?: CSSProperties | undefined
}

/**
 * How far something is that takes long: a native `<progress>` with its label. `className` and `style` belong to the
 * whole, all other props to the `<progress>`. Slots: `progress-label`, `progress-value`, `progress-bar`.
 */
export function Progress({ label, value, max = 100, valueText, className, style, ...progress }: ProgressProps) {
  const generatedId = useId()
  const id = progress.id ?? generatedId
  return (
    <div data-slot="progress" className={cx('grid gap-2 wrap-anywhere', className)} style={style}>
      <div className="flex flex-wrap justify-between gap-x-4 text-small">
        <label data-slot="progress-label" htmlFor={id} className="min-w-0 font-label">
          {label}
        </label>
        {valueText && (
          <bdi data-slot="progress-value" aria-hidden="true" className="text-ink-muted tabular-nums">
            {valueText}
          </bdi>
        )}
      </div>
      <progress
        data-slot="progress-bar"
        aria-valuetext={valueText}
        {...progress}
        id={id}
        max={max}
        value={value}
        className="ui-progress"
      />
    </div>
  )
}
