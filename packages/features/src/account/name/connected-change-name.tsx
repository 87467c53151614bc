'use client'

import { ChangeNameCard, type ChangeNameCardProps } from './change-name-card.tsx'
import { useChangeName, type ChangeNameOptions } from './use-change-name.ts'

export interface ChangeNameProps extends ChangeNameOptions, Pick<ChangeNameCardProps, 'name'> {}

/** The form that changes the user's name, connected: {@link ChangeNameCard} with {@link useChangeName}. */
export function ChangeName({ name, ...options }: ChangeNameProps) {
  return <ChangeNameCard changeName={useChangeName(options)} name={name} />
}
