import { Stat } from '@summit/ui/stat'

export const Example = () => (
  <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '3rem' }}>
    <li>
      <Stat value="4.9" label="rating" />
    </li>
    <li>
      <Stat value="50,000+" label="users" />
    </li>
  </ul>
)
