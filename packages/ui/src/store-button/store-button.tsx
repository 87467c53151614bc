import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { AppleIcon, PlayIcon } from '../icons/networks.tsx'

export interface AppStoreLinkProps {
  /** The app's page in the App Store. */
  href: string
  /** `accent` where it is the screen's most important action. @default 'primary' */
  variant?: 'primary' | 'accent'
  /** Its texts, in the visitor's language. */
  texts?: StoreTexts
}

export interface GooglePlaySoonProps {
  /** Its texts, in the visitor's language. */
  texts?: StoreTexts
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
  },
)

const appStore: StoreTexts = { lead: 'Download on the', store: 'App Store' }
const googlePlay: StoreTexts = { lead: 'Coming soon', store: 'Google Play' }

/** A link to the app in the App Store. Renders an `<a>`. */
export function AppStoreLink({ href, variant = 'primary', texts = appStore }: AppStoreLinkProps) {
  return (
    <a href={href} className={storeButtonVariants({ variant })}>
      <Lines icon={<AppleIcon />} {...texts} />
    </a>
  )
}

/**
 * A placeholder for Google Play, which has no listing yet. Not a link or a button, since it has no target; takes no
 * focus.
 */
export function GooglePlaySoon({ texts = googlePlay }: GooglePlaySoonProps) {
  return (
    <span className={storeButtonVariants({ variant: 'soon' })}>
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
