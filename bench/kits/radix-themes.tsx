import '@radix-ui/themes/styles.css'
import * as Themes from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Toaster, toast } from 'sonner'
import { texts } from './kit.ts'

export const Provider = ({ children }: { children: ReactNode }) => <Themes.Theme>{children}</Themes.Theme>

export const Button = ({ children }: { children: ReactNode }) => <Themes.Button>{children}</Themes.Button>

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Themes.Dialog.Root open={isOpen} onOpenChange={onClose}>
    <Themes.Dialog.Content>
      <Themes.Dialog.Title>{texts.title}</Themes.Dialog.Title>
      <Themes.Dialog.Description>{texts.warning}</Themes.Dialog.Description>
      <Themes.Dialog.Close>
        <button type="button" aria-label="Close">
          ×
        </button>
      </Themes.Dialog.Close>
    </Themes.Dialog.Content>
  </Themes.Dialog.Root>
)

/** Radix Themes has no toast; its users add sonner. */
export const Toast = () => (
  <>
    <button type="button" onClick={() => toast(texts.saved, { description: texts.details })}>
      Save
    </button>
    <Toaster />
  </>
)

export const Tooltip = () => (
  <Themes.Tooltip content={texts.hint}>
    <button type="button">Info</button>
  </Themes.Tooltip>
)

export const TextField = () => (
  <label>
    <Themes.Text weight="bold">{texts.label}</Themes.Text>
    <Themes.TextField.Root type="email" aria-invalid color="red" />
    <Themes.Text color="red">
      {texts.error} {texts.note}
    </Themes.Text>
  </label>
)
