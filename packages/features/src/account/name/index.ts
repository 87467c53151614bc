export { ChangeName, type ChangeNameProps } from './connected-change-name.tsx'
export { ChangeNameCard, type ChangeNameCardProps } from './change-name-card.tsx'
export { useChangeName, type ChangeNameHandle, type ChangeNameOptions } from './use-change-name.ts'
export {
  changeNameMessages,
  type ChangeNameError,
  type ChangeNameFieldErrors,
  type ChangeNameMessages,
  type ChangeNamePort,
  type ChangeNameState,
  type NameChanged,
} from './change-name.ts'
