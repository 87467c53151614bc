import { ContourLines } from '@summit/ui/product/contour'
import type { ComponentProps } from 'react'

/** The dark ground on which the demo's phone stands. Its size does not depend on what is on it. */
export function DemoStage({ children, ...rest }: Omit<ComponentProps<'div'>, 'className'>) {
  return (
    <div {...rest} className="demo-stage surface-brand relative overflow-clip rounded-2">
      <ContourLines className="[--contour-fade:linear-gradient(150deg,#0003_30%,#000_70%)]" />
      {children}
    </div>
  )
}

/**
 * What the dialog shows until the player's code is there: as large as the player, with the focus on its stage. Tab reaches
 * that, as Firefox gives the first focus to nothing else.
 */
export function DemoPlaceholder() {
  return (
    <>
      <DemoStage data-frame="" aria-busy="true" tabIndex={0} />
      <div className="min-h-14" />
      <div className="min-h-(--target)" />
    </>
  )
}
