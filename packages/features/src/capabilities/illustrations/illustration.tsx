import type { ReactNode } from 'react'

/** The frame of an illustration. Hidden from assistive technology: the text beside it says the same. */
export function Illustration({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`drawing grow flex-col [:where(&)]:flex ${className}`}>
      {children}
    </div>
  )
}
