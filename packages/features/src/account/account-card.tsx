import { Card } from '@summit/ui/card'
import type { ReactNode, Ref } from 'react'

interface AccountCardProps {
  title: string
  text: string
  /** Makes the heading focusable. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** A card of the account page: its heading, and beside or below that the form. */
export function AccountCard({ title, text, headingRef, children }: AccountCardProps) {
  return (
    <Card className="flex h-full flex-wrap content-start gap-x-12 gap-y-6 wrap-anywhere">
      <div className="grid min-w-0 grow basis-48 content-start gap-2">
        <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-h3">
          {title}
        </h2>
        <p className="text-ink-muted">{text}</p>
      </div>
      {children}
    </Card>
  )
}
