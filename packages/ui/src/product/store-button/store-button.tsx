import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { AppleIcon, PlayIcon } from '../../icons/networks.tsx'

/** The props of a link to a store, besides those of an `<a>`. */
export interface StoreLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The app's page in the store. */
  href: string
  /** `accent` where it is the screen's most important action. @default 'primary' */
  variant?: 'primary' | 'accent' | undefined
  /** Its texts, in the visitor's language. @default English */
  texts?: StoreTexts | undefined
  /** Places the link. */
  className?: string | undefined
}

/** The props of the placeholder for a store, besides those of a `<span>`. */
export interface StoreSoonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Its texts, in the visitor's language. @default English */
  texts?: StoreTexts | undefined
  /** Places the placeholder. */
  className?: string | undefined
}

/** The two lines of a store button. */
export interface StoreTexts {
  /** The small line. */
  lead: string
  /** The store's name. */
  store: string
}

const storeButtonVariants = cva(
  'inline-flex min-h-14 max-w-full items-center gap-3 rounded-1 border-(length:--border-control) py-2 ps-[min(1rem,3vw)] pe-[min(1.25rem,4vw)] text-start leading-sub no-underline',
  {
    variants: {
      variant: {
        primary:
          'border-transparent print:border-current bg-action text-on-action transition-[background-color,translate] duration-(--duration-fast) ease-out hover:bg-action-hover active:translate-y-px forced-colors:border-[ButtonText]',
        accent:
          'border-transparent print:border-current ui-accent transition-[background-color,translate] duration-(--duration-fast) ease-out hover:bg-accent-hover active:translate-y-px active:bg-accent-press forced-colors:border-3 forced-colors:border-[ButtonText]',
        soon: 'border-dashed border-current',
      } satisfies Record<NonNullable<StoreLinkProps['variant']> | 'soon', string>,
    },
    defaultVariants: { variant: 'primary' },
  },
)

const appStore = 'App Store'
const googlePlay = 'Google Play'
const comingSoon = 'Coming soon'

/** A link to the app in the App Store. Renders an `<a>`. */
export function AppStoreLink({
  variant,
  texts = { lead: 'Download on the', store: appStore },
  className,
  ...rest
}: StoreLinkProps) {
  return (
    <a data-slot="app-store-link" {...rest} className={storeButtonVariants({ variant, className })}>
      <Lines icon={<AppleIcon />} {...texts} />
    </a>
  )
}

/** A link to the app in Google Play. Renders an `<a>`. */
export function GooglePlayLink({
  variant,
  texts = { lead: 'Get it on', store: googlePlay },
  className,
  ...rest
}: StoreLinkProps) {
  return (
    <a data-slot="google-play-link" {...rest} className={storeButtonVariants({ variant, className })}>
      <Lines icon={<PlayIcon />} {...texts} />
    </a>
  )
}

/**
 * A placeholder for the App Store, for an app that has no page there yet. Not a link or a button, since it has no
 * target; takes no focus.
 */
export function AppStoreSoon({ texts = { lead: comingSoon, store: appStore }, className, ...rest }: StoreSoonProps) {
  return (
    <span data-slot="app-store-soon" {...rest} className={storeButtonVariants({ variant: 'soon', className })}>
      <Lines icon={<AppleIcon />} {...texts} />
    </span>
  )
}

/** A placeholder for Google Play, like `AppStoreSoon`. */
export function GooglePlaySoon({
  texts = { lead: comingSoon, store: googlePlay },
  className,
  ...rest
}: StoreSoonProps) {
  return (
    <span data-slot="google-play-soon" {...rest} className={storeButtonVariants({ variant: 'soon', className })}>
      <Lines icon={<PlayIcon />} {...texts} />
    </span>
  )
}

/** The icon and the two lines. The space between the lines separates their words for screen readers. */
function Lines({ icon, lead, store }: StoreTexts & { icon: ReactNode }) {
  return (
    <>
      {icon}
      <span className="min-w-0">
        <span className="block text-caption">{`${lead} `}</span>
        <span className="block text-lead leading-sub font-label">{store}</span>
      </span>
    </>
  )
}
