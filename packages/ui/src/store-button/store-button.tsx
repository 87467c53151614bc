import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { AppleIcon, PlayIcon } from '../icons/networks.tsx'

/** The props of a link to the App Store, besides those of an `<a>`. */
export interface AppStoreLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The app's page in the App Store. */
  href: string
  /** `accent` where it is the screen's most important action. @default 'primary' */
  variant?: 'primary' | 'accent'
  /** Its texts, in the visitor's language. @default English */
  texts?: StoreTexts
  /** Places the link. */
  className?: string
}

/** The props of the placeholder for Google Play, besides those of a `<span>`. */
export interface GooglePlaySoonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Its texts, in the visitor's language. @default English */
  texts?: StoreTexts
  /** Places the placeholder. */
  className?: string
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
          'border-transparent print:border-current bg-action text-on-action transition duration-(--duration-fast) ease-out hover:bg-action-hover active:translate-y-px forced-colors:border-[ButtonText]',
        accent:
          'border-transparent print:border-current bg-accent text-on-accent transition duration-(--duration-fast) ease-out hover:bg-accent-hover active:translate-y-px active:bg-accent-press forced-colors:border-3 forced-colors:border-[ButtonText]',
        soon: 'border-dashed border-current',
      } satisfies Record<NonNullable<AppStoreLinkProps['variant']> | 'soon', string>,
    },
    defaultVariants: { variant: 'primary' },
  },
)

const appStore: StoreTexts = { lead: 'Download on the', store: 'App Store' }
const googlePlay: StoreTexts = { lead: 'Coming soon', store: 'Google Play' }

/** A link to the app in the App Store. Renders an `<a>`. */
export function AppStoreLink({ variant, texts = appStore, className, ...rest }: AppStoreLinkProps) {
  return (
    <a data-slot="app-store-link" {...rest} className={storeButtonVariants({ variant, className })}>
      <Lines icon={<AppleIcon />} {...texts} />
    </a>
  )
}

/**
 * A placeholder for Google Play, which has no listing yet. Not a link or a button, since it has no target; takes no
 * focus.
 */
export function GooglePlaySoon({ texts = googlePlay, className, ...rest }: GooglePlaySoonProps) {
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
