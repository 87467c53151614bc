import { PhoneFrame } from '@summit/ui/product/phone-frame'

export const Example = () => (
  <PhoneFrame label="The Summit app: 4,810 meters climbed" time="6:42" style={{ fontSize: '10px' }}>
    <div style={{ padding: '2em', fontSize: '2em' }}>4,810 m</div>
  </PhoneFrame>
)
