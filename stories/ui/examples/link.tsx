import { Link } from '@summit/ui/link'

export const Example = () => <Link href="/auth/forgot-password">Forgot password?</Link>
