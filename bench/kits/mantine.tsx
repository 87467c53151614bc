import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import * as Mantine from '@mantine/core'
import { notifications, Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { texts } from './kit.ts'

export const Provider = ({ children }: { children: ReactNode }) => (
  <Mantine.MantineProvider>{children}</Mantine.MantineProvider>
)

export const Button = ({ children }: { children: ReactNode }) => <Mantine.Button>{children}</Mantine.Button>

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Mantine.Modal opened={isOpen} onClose={onClose} title={texts.title} closeButtonProps={{ 'aria-label': 'Close' }}>
    {texts.warning}
  </Mantine.Modal>
)

export const Toast = () => (
  <>
    <button type="button" onClick={() => notifications.show({ title: texts.saved, message: texts.details })}>
      Save
    </button>
    <Notifications />
  </>
)

export const Tooltip = () => (
  <Mantine.Tooltip label={texts.hint} withArrow>
    <button type="button">Info</button>
  </Mantine.Tooltip>
)

export const TextField = () => (
  <Mantine.TextInput type="email" label={texts.label} description={texts.note} error={texts.error} />
)
