import type { ComponentProps } from 'react'
import { imageAttributes } from '../../image-attributes.ts'
import { strata } from './strata.ts'

export { strata }

/** The props of the logo, besides those of an `<svg>`. */
export interface SummitMarkProps extends ComponentProps<'svg'> {
  /** The logo's accessible name, where the product's name is not beside it. Without one it is decorative. */
  label?: string | undefined
  /** Sizes and places the logo. It has the colour of the text; its peak has `--logo-peak`. */
  className?: string | undefined
}

/** Summit's logo: a ridge with a coloured peak. */
export function SummitMark({ label, ...rest }: SummitMarkProps) {
  const [peak, ...lower] = strata
  return (
    <svg data-slot="summit-mark" viewBox="0 0 32 32" fill="currentColor" {...imageAttributes(label)} {...rest}>
      <path d={peak} className="fill-(--logo-peak)" />
      {lower.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
