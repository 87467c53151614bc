import { Icon, type IconProps } from './icon.tsx'

/** A key: a passkey. */
export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7.4" cy="12" r="4.5" />
      <path d="M11.9 12h9.2v4.5M16.5 12v3.5" />
    </Icon>
  )
}
