import './halyard.css'
import { Links, Outlet, Scripts } from 'react-router'

export default function Root() {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Halyard</title>
        <link rel="icon" href="data:," />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
