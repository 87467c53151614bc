import '@summit/features/styles.css'
import { Providers } from './providers'

export const metadata = { title: 'Acme', icons: 'data:,' }

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
