import { TextArea } from '@summit/ui/text-area'

export const Example = () => <TextArea label="Message" name="message" rows={5} required />
