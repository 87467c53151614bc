import { FileInput } from '@summit/ui/file-input'

export const Example = () => <FileInput label="Picture" hint="JPEG or PNG, up to 5 MB." accept="image/jpeg,image/png" />
