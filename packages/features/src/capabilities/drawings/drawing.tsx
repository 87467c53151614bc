import type { ReactNode } from 'react'

/** What every drawing stands in. Pictures say again what stands beside them, so assistive technology passes them by. */
export function Drawing({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`drawing flex grow flex-col ${className}`}>
      {children}
    </div>
  )
}
