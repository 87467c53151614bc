import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

interface AvatarVariants {
  /** 36, 44 or 64 px, where the root's font size is 16 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
  /** `primary` has the brand colour, `secondary` the highlight colour. @default 'primary' */
  variant?: 'primary' | 'secondary' | undefined
}

/** The props of an avatar, besides those of a `<span>`. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'>, AvatarVariants {
  /** One or two letters, shown where there is no picture. */
  initials: string
  /** The address of a square picture. The initials show until it is there, and where it cannot be loaded. */
  src?: string | undefined
  /** The accessible name, where no adjacent text has it. Without it the avatar is hidden from assistive technology. */
  label?: string | undefined
}

const avatarVariants = cva('relative grid flex-none place-items-center overflow-clip rounded-round', {
  variants: {
    size: {
      small: 'size-9 font-label',
      medium: 'size-11 font-display text-h4',
      large: 'size-16 font-display text-h3',
    } satisfies Record<NonNullable<AvatarVariants['size']>, string>,
    variant: {
      primary: 'bg-brand text-on-brand',
      secondary: 'bg-highlight text-on-highlight',
    } satisfies Record<NonNullable<AvatarVariants['variant']>, string>,
  },
  defaultVariants: { size: 'medium', variant: 'primary' },
})

/** A person's picture or initials in a circle. */
export function Avatar({ initials, src, label, size, variant, className, ...rest }: AvatarProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span data-slot="avatar" {...naming} {...rest} className={avatarVariants({ size, variant, className })}>
      {/* An element of its own: React cannot remove a bare text from a page that the browser has translated. */}
      <span>{initials}</span>
      {/* A background image, since browsers draw an icon for an `<img>` that fails to load. */}
      {src && (
        <span
          className="absolute inset-0 bg-(image:--picture) bg-cover bg-center"
          style={{ '--picture': `url(${JSON.stringify(src)})` }}
        />
      )}
    </span>
  )
}
