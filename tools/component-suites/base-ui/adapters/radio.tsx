import type { ComponentType, ReactNode } from 'react'
import { Nothing } from '../../from-as-child.tsx'

export interface RadioProps {
  value: string
  disabled?: boolean
  'data-testid'?: string
  'aria-label'?: string
  children?: ReactNode
}

/** Ours takes its options as data: the group reads them. */
const Root: ComponentType<RadioProps> = () => null

export const Radio = { Root, Indicator: Nothing }
