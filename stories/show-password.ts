import type { Find } from './after-mount.tsx'

/** Types into the first password field and shows it. */
export function showPassword(find: Find): void {
  find('input[type=password]').setAttribute('value', 'high and dry')
  find('[data-slot=password-field-toggle]').click()
}
