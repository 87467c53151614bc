'use client'

import { ConfirmView } from './confirm-view.tsx'
import { useConfirm, type ConfirmOptions } from './use-confirm.ts'

export type ConfirmProps = ConfirmOptions

/** The page that a recovery link opens, connected: {@link ConfirmView} with {@link useConfirm}. */
export function Confirm(props: ConfirmProps) {
  return <ConfirmView confirm={useConfirm(props)} />
}
