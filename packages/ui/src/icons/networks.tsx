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

/** A square camera: pictures. */
export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle fill="currentColor" stroke="none" cx="17" cy="7" r="1.2" />
    </Icon>
  )
}

/** A screen with a play sign: videos. */
export function VideoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path fill="currentColor" stroke="none" d="M9.8 8.6 16 12l-6.2 3.4z" />
    </Icon>
  )
}

/** A face with a headset's outline: talk. */
export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.6 5.5Q12 4.8 15.4 5.5l.8-1.3 3.1 1.2q2.4 5 2 10.6-2 1.8-4.4 2.6l-1.2-2.2q-3.7 1-7.4 0l-1.2 2.2Q4.7 17.8 2.7 16q-.4-5.6 2-10.6l3.1-1.2z" />
      <path fill="currentColor" stroke="none" d="M9 9.8a1.6 1.9 0 1 0 .01 0zM15 9.8a1.6 1.9 0 1 0 .01 0z" />
    </Icon>
  )
}

/** Two peaks, one upside down: routes. */
export function RouteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" stroke="none" d="M10 2.5 3.7 14.5h3.8L10 9.7l2.5 4.8h3.8z" />
      <path fill="currentColor" stroke="none" opacity=".7" d="m13 14.5 2.1 4 2-4h2.9l-4.9 8-5-8z" />
    </Icon>
  )
}
