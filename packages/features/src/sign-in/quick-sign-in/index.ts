export { QuickSignIn, type QuickSignInProps } from './connected-quick-sign-in.tsx'
export { QuickSignInView, type QuickSignInViewProps } from './quick-sign-in-view.tsx'
export {
  quickSignInMessages,
  type FindDemo,
  type FindVisitor,
  type QuickSignInMessages,
  type QuickSignInState,
} from './quick-sign-in.ts'
export { useQuickSignIn, type QuickSignInHandle, type QuickSignInOptions } from './use-quick-sign-in.ts'
