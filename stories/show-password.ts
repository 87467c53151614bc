import type { Canvas } from './after-mount.tsx'

/** Types into the first password field and shows it. */
export function showPassword(canvas: Canvas): void {
  const [field] = canvas.getAllByLabelText<HTMLInputElement>('Password')
  if (field) field.value = 'high and dry'
  canvas.getAllByRole('button', { name: 'Show password' })[0]?.click()
}
