/** Prefixes of custom properties, and Tailwind's utility for them. */
const utilities: [prefix: string, utility: string][] = [
  ['--color-on-', 'text-on-'],
  ['--color-ink', 'text-ink'],
  ['--color-line', 'border-line'],
  ['--color-', 'bg-'],
  ['--text-', 'text-'],
  ['--font-weight-', 'font-'],
  ['--font-', 'font-'],
  ['--leading-', 'leading-'],
  ['--tracking-', 'tracking-'],
  ['--container-', 'max-w-'],
  ['--radius-', 'rounded-'],
  ['--shadow-', 'shadow-'],
  ['--ease-', 'ease-'],
]

/** The utility class of a token, if there is one. */
export function getUtility(name: string): string | undefined {
  if (name.startsWith('--breakpoint-')) return `${name.slice('--breakpoint-'.length)}:`
  if (name.startsWith('--z-')) return `z-(${name})`
  if (name.startsWith('--duration-')) return `duration-(${name})`
  if (name.lastIndexOf('--') > 0) return undefined
  const found = utilities.find(([prefix]) => name.startsWith(prefix))
  return found && name.replace(...found)
}
