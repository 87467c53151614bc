import { loginRequest, signUpRequest } from '@summit/contract'
import * as v from 'valibot'
import { createAccount, findUser } from '../../../accounts'
import { closeSession, openSession } from '../../../session'

/** The contract's calls of the pages that this app has. */
export async function POST(request: Request, { params }: RouteContext<'/api/auth/[call]'>) {
  // Pages of other sites must not sign a visitor in or out.
  if (request.headers.get('Sec-Fetch-Site') !== 'same-origin') return refuse(403, 'Please use our own pages.')
  const { call } = await params
  if (call === 'logout') return closeSession().then(() => Response.json({ success: true }))
  const body: unknown = await request.json().catch(() => null)
  if (call === 'login') {
    const { success, output } = v.safeParse(loginRequest, body)
    const user = success && findUser(output.email, output.password)
    return user ? signIn(user) : refuse(401, 'Invalid email or password.', 'invalid_credentials')
  }
  if (call === 'sign-up') {
    const { success, output } = v.safeParse(signUpRequest, body)
    if (!success) return refuse(400, 'A password has 8 characters at least.', 'invalid_fields')
    const user = createAccount({ name: output.name, email: output.email }, output.password)
    return user ? signIn(user) : refuse(409, 'This address has an account. Please sign in.')
  }
  return refuse(404, 'There is no such call.')
}

async function signIn(user: Parameters<typeof openSession>[0]) {
  await openSession(user)
  return Response.json({ success: true, data: { user } })
}

const refuse = (status: number, message: string, code?: string) =>
  Response.json({ success: false, message, code }, { status })
