import { cx } from 'class-variance-authority'
import { Icon, type IconProps } from './icon.tsx'

/** An eye: what is hidden can be shown. */
export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M1.9 12C5 7.2 8.3 5 12 5s7 2.2 10.1 7C19 16.8 15.7 19 12 19s-7-2.2-10.1-7z" />
      <circle cx="12" cy="12" r="3.2" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** A struck-out eye: what is shown can be hidden. */
export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.3 5.7A9.6 9.6 0 0 1 12 5c3.7 0 7 2.2 10.1 7a19 19 0 0 1-3.3 4M15.5 18.3A9.4 9.4 0 0 1 12 19c-3.7 0-7-2.2-10.1-7a19 19 0 0 1 3.4-4M3.5 3.5l17 17" />
      <path d="M9 11.2 12.8 15A3.2 3.2 0 0 1 9 11.2z" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** A tick: done, included. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 12.5 5.5 5.5L20.5 6" strokeWidth="2.25" />
    </Icon>
  )
}

/** A warning triangle: something went wrong. */
export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.2 22 20.5H2z" />
      <path d="M11 9.5h2v5.3h-2zM11 16.3h2v2h-2z" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** A diagonal cross: close. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 14 14M19 5 5 19" strokeWidth="2" />
    </Icon>
  )
}

/** Forward in reading direction. */
export function ArrowIcon({ className, ...props }: IconProps) {
  return (
    <Icon {...props} className={cx('rtl:mirror', className)}>
      <path d="M3 12h16M13 5.5l6.5 6.5-6.5 6.5" strokeWidth="2" />
    </Icon>
  )
}

/** Three lines, the last two shorter: a menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6.5h18M7.5 12H21M12 17.5h9" strokeWidth="2" />
    </Icon>
  )
}

/** A small diagonal cross: not included. */
export function CrossIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m7 7 10 10M17 7 7 17" strokeWidth="2" />
    </Icon>
  )
}

/** Points down: there is more below. */
export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 9 7 7 7-7" strokeWidth="2" />
    </Icon>
  )
}

/** An envelope: mail. */
export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.9 5h18.2v14H2.9zM3 6.5l9 7 9-7" />
    </Icon>
  )
}

/** A handset: a telephone number. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 2.9h11v18.2h-11zM10 18.2h4" />
    </Icon>
  )
}

/** A pin on a map: a place. */
export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.5 5.6 12.7a7.6 7.6 0 1 1 12.8 0z" />
      <circle cx="12" cy="9" r="2.6" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** A triangle: play. */
export function MediaPlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.5v15L20 12z" fill="currentColor" />
    </Icon>
  )
}

/** Two bars: pause. */
export function MediaPauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 5h3.5v14H6.5zM14 5h3.5v14H14z" fill="currentColor" />
    </Icon>
  )
}

/** An arrow that turns back to its start: play again. */
export function MediaReplayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.7L4.5 8.5M4.5 3.5v5h5" strokeWidth="2" />
    </Icon>
  )
}
