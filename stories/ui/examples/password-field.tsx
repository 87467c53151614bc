import { PasswordField } from '@summit/ui/password-field'

export const Example = () => <PasswordField label="Password" name="password" autoComplete="current-password" required />
