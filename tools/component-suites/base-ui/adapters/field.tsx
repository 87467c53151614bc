import { Field as Ours } from '@summit/ui/field'
import { Nothing, Portal } from '../../from-as-child.tsx'

export const Field = { ...Ours, Description: Ours.Hint, Item: Portal, Validity: Nothing }
