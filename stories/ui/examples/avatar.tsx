import { Avatar } from '@summit/ui/avatar'

export const Example = () => (
  <div style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
    <Avatar initials="ML" />
    Mara Lindqvist
  </div>
)
