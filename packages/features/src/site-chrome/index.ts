export { SiteChrome, type SiteChromeProps } from './connected-site-chrome.tsx'
export { Footer, type FooterProps } from './footer.tsx'
export { MenuDrawer, type MenuDrawerProps } from './menu-drawer.tsx'
export { SiteChromeView, type SiteChromeViewProps } from './site-chrome-view.tsx'
export {
  siteChromeMessages,
  type FooterColumn,
  type FooterLink,
  type MainLink,
  type SiteChromeMessages,
} from './site-chrome.ts'
export { TopBar, type TopBarProps } from './top-bar.tsx'
export { useSignedInMark, type SignedInMarkOptions } from '../shared/ports/use-signed-in-mark.ts'
