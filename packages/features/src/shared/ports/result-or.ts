/** The result of a request, or `otherwise` if it rejects or throws. */
export async function resultOr<Result>(request: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await request()
  } catch {
    return otherwise
  }
}
