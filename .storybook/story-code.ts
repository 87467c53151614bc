import { format } from 'oxfmt'

/** Whether code of stories is of use elsewhere, by their title or id: that of features, pages and flows is made of mocks. */
export const hasCode = (title: string): boolean => /^ui\b/i.test(title)

/**
 * The code of a story, as a reader can paste it: with the imports that it needs of those in the story's file, and without
 * the parentheses and fragments that Storybook copies from its args, where they would be shown as text.
 */
export async function completeCode(snippet: string, file: string): Promise<string> {
  const code = snippet
    .replaceAll(/(?<!=)>(?:\(?<>|\((?=<))/g, '>')
    .replaceAll(/(?:<\/>\)?|(?<=>)\))(?=<\/)/g, '')
    .replaceAll(/\s\w+=\{undefined\}/g, '')
    .replace(/^const \w+ = (?=function)/, '')
  const imports = [...file.matchAll(/^import \{([^}]+)\} from '(@summit\/[^']+|react)'$/gm)].flatMap(
    ([, names = '', from]) => {
      const used = [...names.matchAll(/(?:type )?(\w+)/g)].flatMap(([specifier, name]) =>
        new RegExp(`\\b${name}\\b`).test(code) ? [specifier] : [],
      )
      return used.length > 0 ? [`import { ${used.join(', ')} } from '${from}'`] : []
    },
  )
  const style = { semi: false, singleQuote: true }
  return (await format('story.tsx', [...imports, '', `export ${code}`].join('\n'), style)).code
}
