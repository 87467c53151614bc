import './kiesel.css'

export const metadata = { title: 'Kiesel', icons: 'data:,' }
// The nonce is another in each response, so pages cannot be rendered ahead of time.
export const dynamic = 'force-dynamic'

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  )
}
