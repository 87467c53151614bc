import type { ReactNode, Ref } from 'react'

/** What is seen of a dialog. */
export interface PanelProps {
  /** A picture across the top, on a dark background. It does not scroll with the content below it. */
  banner?: ReactNode
  /** Where the banner is: `start` is beside the content in windows from 48 rem, across the top in others. @default 'top' */
  bannerSide?: 'top' | 'start' | undefined
  /** The button in its corner. */
  closeButton?: ReactNode
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The panel of a dialog: a banner, the content, which scrolls, and the button that closes it. */
export function Panel({ banner, bannerSide, closeButton, children, ref }: PanelProps) {
  return (
    <div data-slot="dialog-panel" data-banner={bannerSide} ref={ref}>
      {banner && (
        <div
          data-slot="dialog-banner"
          className="surface-brand relative h-[clamp(var(--target)+1rem,18dvh,7.5rem)] flex-none overflow-clip"
        >
          {banner}
        </div>
      )}
      <div data-slot="dialog-body" className="scroll-pt-14 overflow-y-auto overscroll-contain">
        <div className="grid grid-cols-1 gap-4 px-[min(2rem,6vw)] pt-6 pb-8">{children}</div>
      </div>
      {closeButton}
    </div>
  )
}
