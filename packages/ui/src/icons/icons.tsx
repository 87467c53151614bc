import type { ReactNode } from 'react'

/** What every icon can be told. */
export interface IconProps {
  /**
   * `medium` is 24 px, `small` 18 px for running text, both at the root's usual text size; `text` is 1.4 times the text
   * around it. @default 'medium'
   */
  size?: 'medium' | 'small' | 'text'
  /** Places the icon; its colour is the text's. */
  className?: string
}

const sizes = { medium: 'size-6', small: 'size-4.5', text: 'size-[1.4em]' } satisfies Record<
  NonNullable<IconProps['size']>,
  string
>

/** Icons are drawn on a 24 px grid with a 1.75 px line, and hidden from assistive technology: the text beside them speaks. */
function Icon({ size = 'medium', className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeMiterlimit="8"
      aria-hidden="true"
      className={`flex-none ${sizes[size]} ${className}`}
    >
      {children}
    </svg>
  )
}

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

/** A saltire: close. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 14 14M19 5 5 19" strokeWidth="2" />
    </Icon>
  )
}

/** Forward in reading direction. */
export function ArrowIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon {...props} className={`rtl:-scale-x-100 ${className}`}>
      <path d="M3 12h16M13 5.5l6.5 6.5-6.5 6.5" strokeWidth="2" />
    </Icon>
  )
}

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

/** Three lines, the last two shorter: a menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6.5h18M7.5 12H21M12 17.5h9" strokeWidth="2" />
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

/** A star: one of a rating. */
export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="m12 2.5 2.8 6.3 6.9.7-5.2 4.6 1.5 6.7-6-3.5-6 3.5 1.5-6.7-5.2-4.6 6.9-.7z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  )
}

/** Two peaks: today. */
export function TodayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 19.5 9 8l4 6 2.5-3.5 6 9z" />
    </Icon>
  )
}

/** Books on a shelf: a library. */
export function LibraryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h4.5v16H4zM11 4h4v16h-4zM18 4.5l3.5 15" />
    </Icon>
  )
}

/** A barcode in a viewfinder: scan. */
export function BarcodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8V3.9h4.4M16.6 3.9H21V8M21 16v4.1h-4.4M7.4 20.1H3V16M7 8v8M16.8 8v8" />
      <path d="M9 8h3v8H9zM13.4 8h1.3v8h-1.3z" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** A line that climbs between two axes: progress. */
export function AnalyticsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.9 3v17.1H21M7 16l4-6 3.2 3.4L18.5 7" />
      <circle cx="19" cy="6" r="2.4" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** A flag on a peak: a challenge. */
export function ChallengeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 20.5 9.5 9l4 6 2.2-3L21.8 20.5z" />
      <path d="M9 9V1.8l7 2.7L10.3 7v2z" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** An arrow into a tray: kept on the phone. */
export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 15.5v5h16v-5M12 3v8" />
      <path d="M6.8 9.5h10.4L12 16z" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** Two screens: the same on both. */
export function SyncIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 13.5V4.9h9.5v14.2H9M15.5 9.9H21v9.2h-5.5z" />
      <path d="M2 16.5h6L5 20.8z" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** A stopwatch: quick. */
export function QuickIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="13.5" r="7.6" />
      <path d="M9.5 2.9h5M12 3v3M18 6l1.6 1.6" />
      <path d="M12 7.7a5.8 5.8 0 0 1 5 8.7l-5-2.9z" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** A heart and its beat: health. */
export function HealthIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 15.5 4 12.4a4.9 4.9 0 0 1 8-5.5 4.9 4.9 0 0 1 8 5.5l-8 8.2-2-2" />
      <path d="M1.5 11.5h6l1.8-3 3 6 1.7-3H17v1.8h-2l-2.7 4.7-3-6-.8 1.3h-7z" fill="currentColor" stroke="none" />
    </Icon>
  )
}

/** Up and forward in reading direction. */
export function AscendIcon({ className = '', ...props }: IconProps) {
  return (
    <Icon {...props} className={`rtl:-scale-x-100 ${className}`}>
      <path d="M4 20 17.5 6.5M8 5.5h10.5V16" strokeWidth="2" />
    </Icon>
  )
}

/** A small saltire: not included. */
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
