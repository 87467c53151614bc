import { Tooltip, TooltipProvider } from '@summit/ui/tooltip'
import type { ComponentProps, ReactElement, ReactNode, ComponentType } from 'react'
import { findParts } from '../../find-parts.ts'

export { Portal } from '../../from-as-child.tsx'

interface Delays {
  delayDuration?: number
  skipDelayDuration?: number
}

export const Provider = ({ delayDuration, skipDelayDuration, children }: Delays & { children: ReactNode }) => (
  <TooltipProvider delay={delayDuration} skipDelay={skipDelayDuration}>
    {children}
  </TooltipProvider>
)

export const Trigger: ComponentType<ComponentProps<'button'> & { asChild?: boolean }> = () => null
export const Content: ComponentType<ComponentProps<'div'>> = () => null
export const Arrow = () => null

/** Ours is around the element that it describes, and takes its text as data. */
export function Root({ delayDuration, children, ...props }: Delays & { children?: ReactNode; defaultOpen?: boolean }) {
  const { asChild, ...trigger } = findParts(children, Trigger)[0]?.props ?? {}
  const { children: text, ...content } = findParts(children, Content)[0]?.props ?? {}
  return (
    <Tooltip {...props} {...content} delay={delayDuration} content={text}>
      {/* SAFETY: the child of `asChild` is one element. */}
      {asChild ? (trigger.children as ReactElement) : <button type="button" {...trigger} />}
    </Tooltip>
  )
}
