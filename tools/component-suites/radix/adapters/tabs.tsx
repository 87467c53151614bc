import { Tabs } from '@summit/ui/tabs'
import type { ComponentProps } from 'react'
import { fromAsChild } from '../../from-as-child.tsx'

export const { Root } = Tabs
export const Trigger = fromAsChild(Tabs.Tab)
export const Content = Tabs.Panel

/** Ours has a name. */
export const List = (props: Omit<ComponentProps<typeof Tabs.List>, 'label'>) => <Tabs.List label="Tabs" {...props} />
