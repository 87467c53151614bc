import { cva, cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '../../badge/badge.tsx'
import { ContourLines } from '../contour/contour-lines.tsx'
import { CheckIcon, CrossIcon } from '../../icons/controls.tsx'

/** The props of a plan, besides those of an `<article>`. */
export interface PlanCardProps extends ComponentProps<'article'> {
  /** The card's heading. */
  name: string
  /** The level of its heading, by its place on the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** A badge beside the name. */
  badge?: string | undefined
  /** The target group of the plan, in a sentence. */
  description: string
  /** One `Price`, or several of which the style sheet shows one. */
  price: ReactNode
  /** Further details of the price. */
  note: ReactNode
  /** The link that gets the plan. */
  action: ReactNode
  /** The recommended plan: on a brand background, with a larger price. @default false */
  featured?: boolean | undefined
  /** Places the card. */
  className?: string | undefined
  /** A `PlanFeature` for each feature. */
  children: ReactNode
}

const planCardVariants = cva(
  '@container relative flex min-w-0 flex-col gap-6 overflow-clip border px-[min(1.5rem,6vw)] py-8 wrap-anywhere lg:px-8',
  {
    variants: {
      featured: {
        false: 'border-line bg-surface [--plan-figure:min(clamp(2.75rem,2.2rem+2vw,4rem),20cqi)]',
        true: [
          'surface-brand border-brand print:border-current [--plan-figure:min(7rem,24cqi)] lg:px-10 lg:pt-10',
          // Badge and ticks in the colours of the dark background.
          '[--color-highlight:var(--color-on-brand-muted)] [--color-on-highlight:var(--color-brand)] [--color-success:var(--color-on-brand)]',
        ].join(' '),
      },
    },
  },
)

/** A plan: its name, price, features and link. Renders an `<article>`. Slots: `plan-card-price`, `plan-card-features`, `plan-card-action`. */
export function PlanCard({
  name,
  headingLevel = 2,
  badge,
  description,
  price,
  note,
  action,
  featured = false,
  className,
  children,
  ...rest
}: PlanCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article data-slot="plan-card" {...rest} className={planCardVariants({ featured, className })}>
      {featured && <ContourLines className="[--contour-fade:linear-gradient(200deg,#000_10%,transparent_42%)]" />}
      <div className="relative grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Heading className="text-h3">{name}</Heading>
          {badge && <Badge variant="secondary">{badge}</Badge>}
        </div>
        <p className="text-ink-muted">{description}</p>
      </div>
      <div data-slot="plan-card-price" className="relative">
        {price}
        <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-ink-muted">
          {note}
        </div>
      </div>
      <ul
        data-slot="plan-card-features"
        className="relative grid grow gap-x-8 border-t border-line @min-[26rem]:grid-cols-2"
      >
        {children}
      </ul>
      <div data-slot="plan-card-action" className="relative mt-auto grid">
        {action}
      </div>
    </article>
  )
}

/** The props of a price, besides those of a `<p>`. */
export interface PriceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** With the currency's symbol, which is set smaller where it comes first: `$6.99`. */
  amount: string
  /** The period that is paid for: `per month`. */
  per: string
  /** Shows or hides the price. */
  className?: string | undefined
}

/** The price of a plan. A longer amount is set smaller, so that it fits on one line. Slot: `price-amount`. */
export function Price({ amount, per, className, ...rest }: PriceProps) {
  const symbol =
    /^\p{Currency_Symbol}/u.test(amount) &&
    'first-letter:align-[0.62em] first-letter:text-[0.5em] first-letter:leading-0'
  return (
    <p data-slot="price" {...rest} className={cx('flex flex-wrap items-baseline gap-x-2.5 gap-y-1', className)}>
      <strong
        data-slot="price-amount"
        style={{ '--length': amount.length }}
        className={cx(
          'inline-block font-display text-figure tabular-nums [--text-figure:min(var(--plan-figure),130cqi/var(--length,6))]',
          symbol,
        )}
      >
        {amount}
      </strong>
      <span>{per}</span>
    </p>
  )
}

/** The props of a feature of a plan, besides those of an `<li>`. */
export interface PlanFeatureProps extends ComponentProps<'li'> {
  /** Whether the plan includes the feature. */
  included: boolean
  /**
   * The text that screen readers get instead of the cross of a feature that is not included. @default 'Not included:'
   */
  excludedLabel?: string | undefined
  /** Places the feature. */
  className?: string | undefined
}

/** A feature that a plan includes or does not include. Renders an `<li>`. */
export function PlanFeature({
  included,
  excludedLabel = 'Not included:',
  className,
  children,
  ...rest
}: PlanFeatureProps) {
  const Icon = included ? CheckIcon : CrossIcon
  return (
    <li
      data-slot="plan-feature"
      {...rest}
      className={cx(
        'flex items-center gap-3 border-b border-line py-2 text-control-small',
        !included && 'text-ink-muted',
        className,
      )}
    >
      <Icon size="small" className={cx(included && 'text-success forced-colors:text-[CanvasText]')} />
      <div className="min-w-0 grow leading-6">
        {!included && <span className="sr-only">{excludedLabel} </span>}
        {children}
      </div>
    </li>
  )
}
