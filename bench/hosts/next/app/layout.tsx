import '@summit/features/styles.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Summit', icons: 'data:,' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
