/** A snippet as a person would write it: what a story puts into a slot comes from Storybook as a fragment with a key. */
export const readable = (code: string): string =>
  code.replaceAll(/<React\.Fragment key="[^"]*">/g, '<>').replaceAll('</React.Fragment>', '</>')
