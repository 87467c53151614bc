/** Removes the keys that Storybook adds to fragments in shown code. */
export const withoutKeys = (code: string): string =>
  code.replaceAll(/<React\.Fragment key="[^"]*">/g, '<>').replaceAll('</React.Fragment>', '</>')
