/** A story's code without the parentheses round its children that Storybook copies from its args: there they are text. */
export const cleanCode = (code: string): string =>
  code.replaceAll(/(?<!=)>\((?=<)/g, '>').replaceAll(/(?<=>)\)(?=<\/)/g, '')
