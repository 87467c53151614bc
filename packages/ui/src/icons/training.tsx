import { Icon, type IconProps } from './icon.tsx'

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
