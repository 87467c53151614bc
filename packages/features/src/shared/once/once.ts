/**
 * Asks once for each key, however often it is asked for: whoever comes later hears the answer of the first. For what can
 * be used only once, such as a token or a code; strict mode and impatient visitors ask twice.
 */
export function onceEach<Asked, Answer>(keyOf: (asked: Asked) => string, ask: (asked: Asked) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>()
  return (asked: Asked): Promise<Answer> => {
    const key = keyOf(asked)
    const known = answers.get(key)
    if (known) return known
    const answer = ask(asked)
    answers.set(key, answer)
    return answer
  }
}
