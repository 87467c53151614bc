import * as Chakra from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { texts } from './kit.ts'

export const Provider = ({ children }: { children: ReactNode }) => (
  <Chakra.ChakraProvider value={Chakra.defaultSystem}>{children}</Chakra.ChakraProvider>
)

export const Button = ({ children }: { children: ReactNode }) => <Chakra.Button>{children}</Chakra.Button>

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Chakra.Dialog.Root open={isOpen} onOpenChange={onClose}>
    <Chakra.Portal>
      <Chakra.Dialog.Backdrop />
      <Chakra.Dialog.Positioner>
        <Chakra.Dialog.Content>
          <Chakra.Dialog.Header>
            <Chakra.Dialog.Title>{texts.title}</Chakra.Dialog.Title>
          </Chakra.Dialog.Header>
          <Chakra.Dialog.Body>{texts.warning}</Chakra.Dialog.Body>
          <Chakra.Dialog.CloseTrigger aria-label="Close">×</Chakra.Dialog.CloseTrigger>
        </Chakra.Dialog.Content>
      </Chakra.Dialog.Positioner>
    </Chakra.Portal>
  </Chakra.Dialog.Root>
)

const toaster = /* @__PURE__ */ Chakra.createToaster({ placement: 'bottom-end' })

export const Toast = () => (
  <>
    <button type="button" onClick={() => toaster.create({ title: texts.saved, description: texts.details })}>
      Save
    </button>
    <Chakra.Toaster toaster={toaster}>
      {({ title, description }) => (
        <Chakra.Toast.Root>
          <Chakra.Toast.Title>{title}</Chakra.Toast.Title>
          <Chakra.Toast.Description>{description}</Chakra.Toast.Description>
          <Chakra.Toast.CloseTrigger />
        </Chakra.Toast.Root>
      )}
    </Chakra.Toaster>
  </>
)

export const Tooltip = () => (
  <Chakra.Tooltip.Root>
    <Chakra.Tooltip.Trigger>Info</Chakra.Tooltip.Trigger>
    <Chakra.Tooltip.Positioner>
      <Chakra.Tooltip.Content>{texts.hint}</Chakra.Tooltip.Content>
    </Chakra.Tooltip.Positioner>
  </Chakra.Tooltip.Root>
)

export const TextField = () => (
  <Chakra.Field.Root invalid>
    <Chakra.Field.Label>{texts.label}</Chakra.Field.Label>
    <Chakra.Input type="email" />
    <Chakra.Field.HelperText>{texts.note}</Chakra.Field.HelperText>
    <Chakra.Field.ErrorText>{texts.error}</Chakra.Field.ErrorText>
  </Chakra.Field.Root>
)
