/**
 * Asks once for each key and gives every later caller the same answer. For what can be used only once, such as a token
 * or a code: in strict mode effects run twice, and visitors press twice.
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
