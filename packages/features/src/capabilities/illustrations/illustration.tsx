import type { ReactNode } from 'react'

/** The frame of an illustration. Hidden from assistive technology: it repeats the text beside it. */
export function Illustration({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`drawing grow flex-col [:where(&)]:flex ${className}`}>
      {children}
    </div>
  )
}
