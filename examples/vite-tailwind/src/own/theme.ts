/** Follows the visitor's system, with the classes that shadcn's tokens and Summit's read. */
export function watchTheme() {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const set = () => (document.documentElement.className = dark.matches ? 'dark' : 'light')
  dark.addEventListener('change', set)
  set()
}
