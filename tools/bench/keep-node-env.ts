/** Runs Vite in this process without its side effect: it sets `NODE_ENV`, which npm and servers started later inherit. */
export async function keepNodeEnv<T>(runVite: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env
  try {
    return await runVite()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
  }
}
