import { OneTimeCode } from '@summit/ui/one-time-code'

export const Example = () => (
  <OneTimeCode label="Code" hint="We have sent it to you by mail." onComplete={(code) => console.log(code)} />
)
