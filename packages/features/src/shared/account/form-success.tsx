'use client'

import { LinkButton } from '@summit/ui/link-button'
import { useEffect, useRef } from 'react'
import { PageLink } from '../config/page-link.tsx'

export interface FormSuccessProps {
  text: string
  /** The target of the link; null for no link. */
  href: string | null
  /** The text of the link. */
  label: string
}

/** What replaces a form's button after success: a sentence, and a link to where the redirect leads. */
export function FormSuccess({ text, href, label }: FormSuccessProps) {
  const sentence = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) sentence.current?.focus()
  }, [])
  return (
    <div role="status" className="grid gap-2">
      <p ref={sentence} tabIndex={-1}>
        {text}
      </p>
      {href !== null && (
        <LinkButton variant="accent" block render={<PageLink href={href} />}>
          {label}
        </LinkButton>
      )}
    </div>
  )
}
