import './heroui.css'
import * as Hero from '@heroui/react'
import type { ReactNode } from 'react'
import { texts } from './kit.ts'

export const Provider = ({ children }: { children: ReactNode }) => <>{children}</>

export const Button = ({ children }: { children: ReactNode }) => <Hero.Button>{children}</Hero.Button>

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Hero.Modal.Backdrop isOpen={isOpen} onOpenChange={onClose}>
    <Hero.Modal.Container>
      <Hero.Modal.Dialog>
        <Hero.Modal.CloseTrigger aria-label="Close" />
        <Hero.Modal.Header>
          <Hero.Modal.Heading>{texts.title}</Hero.Modal.Heading>
        </Hero.Modal.Header>
        <Hero.Modal.Body>{texts.warning}</Hero.Modal.Body>
      </Hero.Modal.Dialog>
    </Hero.Modal.Container>
  </Hero.Modal.Backdrop>
)

export const Toast = () => (
  <>
    <button type="button" onClick={() => Hero.toast(texts.saved, { description: texts.details })}>
      Save
    </button>
    <Hero.Toast.Provider />
  </>
)

export const Tooltip = () => (
  <Hero.Tooltip>
    <Hero.Button>Info</Hero.Button>
    <Hero.Tooltip.Content showArrow>{texts.hint}</Hero.Tooltip.Content>
  </Hero.Tooltip>
)

export const TextField = () => (
  <Hero.TextField type="email" isInvalid>
    <Hero.Label>{texts.label}</Hero.Label>
    <Hero.Input />
    <Hero.Description>{texts.note}</Hero.Description>
    <Hero.FieldError>{texts.error}</Hero.FieldError>
  </Hero.TextField>
)
