import { TextField } from '@summit/ui/text-field'

export const Example = () => <TextField label="Email" type="email" name="email" autoComplete="email" required />
