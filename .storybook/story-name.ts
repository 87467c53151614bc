/** A story's display name: names that Storybook derived from an export, such as "Long Text", in sentence case. */
export function storyName(name: string): string {
  const isDerived = /^\S+( [A-Z\d]\S*)+$/.test(name)
  return isDerived ? name.charAt(0) + name.slice(1).toLowerCase() : name
}
