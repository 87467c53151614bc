import { Countdown } from '@summit/ui/countdown'
import { Link } from '@summit/ui/link'

export const Example = () => (
  <>
    <p role="status">
      Redirecting to login... <Link href="/auth/login">Go now</Link>
    </p>
    <Countdown ms={3000} />
  </>
)
