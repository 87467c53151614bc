/** A story's name for readers: one that Storybook made of an export's name, "Long Text", in sentence case. */
export function storyName(name: string): string {
  const isDerived = /^\S+( [A-Z\d]\S*)+$/.test(name)
  return isDerived ? name.charAt(0) + name.slice(1).toLowerCase() : name
}
