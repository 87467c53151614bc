import { buttonVariants } from '@summit/ui/button'
import { Drawer } from '@summit/ui/drawer'
import { MenuIcon } from '@summit/ui/icons'
import { paths } from '../shared/paths.ts'
import { Wordmark } from '../shared/wordmark.tsx'
import { mainLinks, type ChromeMessages } from './site-chrome.ts'

export interface TopBarProps {
  messages: ChromeMessages
  product: string
  /** The pathname of the present page; its link says so. */
  current: string
  /** The id of the menu's drawer. */
  menuId: string
}

/**
 * The bar that stays in place while the page scrolls (CHROME-02). Without scripts its links wrap instead of hiding. On
 * small screens one link has room beside the menu, and none with very large text.
 */
export function TopBar({ messages, product, current, menuId }: TopBarProps) {
  return (
    <header className="print:hidden sticky top-0 z-(--z-bar) border-b border-line bg-ground">
      <div className="wrap @container flex min-h-(--bar-height) items-center gap-x-[min(2rem,4vw)] scriptless:flex-wrap scriptless:py-2">
        <Wordmark product={product} />
        <nav
          aria-label={messages.main}
          className="scriptless:flex hidden flex-wrap gap-x-8 max-lg:order-1 max-lg:w-full max-lg:gap-x-4 max-lg:text-small lg:flex"
        >
          {mainLinks(messages).map(({ label, href }) => (
            <a
              key={href}
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="border-b-2 border-transparent py-2 no-underline hover:border-ink aria-[current]:border-ink forced-colors:not-aria-[current]:border-[Canvas]"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="flex grow items-center justify-end gap-x-[inherit]">
          <div className="max-lg:hidden signed-in:hidden flex gap-x-[min(2rem,4vw)]">
            <a href={paths.login} className={buttonVariants({ variant: 'tertiary', size: 'small' })}>
              {messages.login}
            </a>
            <a href={paths.signup} className={buttonVariants({ variant: 'secondary', size: 'small' })}>
              {messages.getStarted}
            </a>
          </div>
          <a
            href={paths.download}
            className={`signed-in:hidden lg:hidden @max-[20rem]:hidden ${buttonVariants({ size: 'small' })}`}
          >
            {messages.getTheApp}
          </a>
          <a
            href={paths.dashboard}
            aria-current={current === paths.dashboard ? 'page' : undefined}
            className={`not-signed-in:hidden max-lg:@max-[20rem]:hidden ${buttonVariants({ variant: 'secondary', size: 'small' })}`}
          >
            {messages.dashboard}
          </a>
          <Drawer.Opener
            drawer={menuId}
            aria-label={messages.openMenu}
            className="scriptless:hidden me-[-10px] grid size-(--target) cursor-pointer place-items-center rounded-1 hover:bg-current/9 lg:hidden"
          >
            <MenuIcon />
          </Drawer.Opener>
        </div>
      </div>
    </header>
  )
}
