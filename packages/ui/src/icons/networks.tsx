import { Icon, type IconProps } from './icon.tsx'

/** Google's initial, in one colour. */
export function GoogleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.3 6.3A8.4 8.4 0 1 0 20.4 12H12.5" strokeWidth="2.4" />
    </Icon>
  )
}

/** An apple, for Apple's store and sign-in. */
export function AppleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M12.1 7.9c-1.5-1-3.1-1.3-4.5-.7-2.3.9-3.2 3.3-2.8 6.1.5 3.3 2.4 7.3 4.5 7.5 1 .1 1.6-.6 2.8-.6 1.1 0 1.7.7 2.7.6 1.7-.2 3.3-2.5 4.1-4.8-1.9-.8-2.9-2.3-2.9-4 0-1.5.8-2.8 2.2-3.7-1-1.1-2.2-1.5-3.3-1.4-1.1.1-2 .6-2.8 1zM12.2 6.5c-.1-2 1.2-3.7 3.3-4 .2 2-1.2 3.9-3.3 4z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  )
}

/** A play sign in two tones, for Google's store. */
export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 2.8v18.4L14.6 12z" fill="currentColor" stroke="none" />
      <path d="M15.7 13 7.6 20.8l12.9-7.3a1.7 1.7 0 0 0 0-3L7.6 3.2z" fill="currentColor" stroke="none" opacity=".62" />
    </Icon>
  )
}

/** A camera: pictures. */
export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.9 7h4.6l1.8-3h5.4l1.8 3h4.6v13H2.9z" />
      <circle fill="currentColor" stroke="none" cx="12" cy="13" r="3.4" />
    </Icon>
  )
}

/** A stack of films: videos. */
export function VideoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4h14v12M3 8h14v12H3z" />
      <path fill="currentColor" stroke="none" d="M8 10.8 13 14l-5 3.2z" />
    </Icon>
  )
}

/** A speech bubble: talk. */
export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4.9h18v12H11l-5 4v-4H3z" />
      <path fill="currentColor" stroke="none" d="M7 9.5h10v2H7z" />
    </Icon>
  )
}

/** A winding way with an end: routes. */
export function RouteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 20h9.5a3.5 3.5 0 0 0 0-7h-7a3.5 3.5 0 0 1 0-7H16" />
      <circle fill="currentColor" stroke="none" cx="5" cy="20" r="2.3" />
      <path fill="currentColor" stroke="none" d="M15.5 2.8 21 6l-5.5 3.2z" />
    </Icon>
  )
}
