import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { bearerToken } from './bearer.ts'

const app = new Hono().get('/', (context) => context.json(bearerToken(context) ?? null))
const read = async (header?: string): Promise<unknown> =>
  (await app.request('/', { headers: header === undefined ? {} : { Authorization: header } })).json()

it.each(['Bearer a-1.b_2.c3', 'bearer a-1.b_2.c3', 'Bearer   a-1.b_2.c3'])(
  'T6 reads the token of "%s"',
  async (header) => {
    expect(await read(header)).toBe('a-1.b_2.c3')
  },
)

it.each([undefined, 'Bearer', 'Bearer a.b', 'Bearer a.b.c d', 'Bearer a.b.c.d', 'Basic Bearer a.b.c', 'a.b.c'])(
  'T6 reads no token of "%s"',
  async (header) => {
    expect(await read(header)).toBeNull()
  },
)
