import { IconButton } from '@summit/ui/icon-button'
import { MenuIcon } from '@summit/ui/icons'

export const Example = () => (
  <IconButton label="Open menu">
    <MenuIcon />
  </IconButton>
)
