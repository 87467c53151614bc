import { buttonLook } from '@summit/ui/button'
import { MenuIcon } from '@summit/ui/icons'
import { paths } from '../shared/paths.ts'
import { mainLinks } from './site-chrome.ts'
import type { MenuHandle } from './use-menu.ts'
import { Wordmark } from '../shared/wordmark.tsx'

export interface TopBarProps {
  menu: MenuHandle
  product: string
  /** The pathname of the present page; its link says so. */
  current: string
}

/** The bar that stays in place while the page scrolls (CHROME-02). Without scripts its links wrap instead of hiding. */
export function TopBar({ menu: { state, messages, open }, product, current }: TopBarProps) {
  return (
    <header className="print:hidden sticky top-0 z-(--z-bar) border-b border-line bg-ground">
      <div className="wrap flex min-h-(--bar-height) flex-wrap items-center gap-x-[min(2rem,4vw)]">
        <Wordmark product={product} />
        <nav aria-label={messages.main} className="scriptless:flex hidden flex-wrap gap-x-8 lg:flex">
          {mainLinks(messages).map(({ label, href }) => (
            <a
              key={href}
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="border-b-2 border-transparent py-2 no-underline hover:border-ink aria-[current]:border-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <a href={paths.login} className={`ms-auto max-lg:hidden ${buttonLook({ variant: 'quiet', size: 'small' })}`}>
          {messages.login}
        </a>
        <a href={paths.signup} className={`max-lg:hidden ${buttonLook({ variant: 'line', size: 'small' })}`}>
          {messages.getStarted}
        </a>
        <button
          type="button"
          aria-label={messages.openMenu}
          aria-haspopup="dialog"
          aria-expanded={state.status === 'open'}
          onClick={open}
          className="scriptless:hidden ms-auto -me-2.5 grid size-(--target) cursor-pointer place-items-center rounded-1 hover:bg-current/9 lg:hidden"
        >
          <MenuIcon />
        </button>
      </div>
    </header>
  )
}
