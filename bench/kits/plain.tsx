import './tailwind.css'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { texts } from './kit.ts'
import { PlainField } from './plain-field.tsx'

export const Provider = ({ children }: { children: ReactNode }) => <>{children}</>

export const Button = ({ children }: { children: ReactNode }) => (
  <button type="button" className={`${classes.button} ${classes.primary} ${classes.medium}`}>
    {children}
  </button>
)

export function Dialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} onClose={onClose} className={isOpen ? classes.dialog : undefined}>
      <h2 className={classes.title}>{texts.title}</h2>
      <p className={classes.text}>{texts.warning}</p>
      <button type="button" aria-label="Close" className={classes.close} onClick={onClose}>
        ×
      </button>
    </dialog>
  )
}

export function Toast() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), 5000)
    return () => clearTimeout(timer)
  }, [isShown])
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Save
      </button>
      <div role="status" className={classes.toasts}>
        {isShown && (
          <div className={classes.toast}>
            {texts.saved} {texts.details}
          </div>
        )}
      </div>
    </>
  )
}

export function Tooltip() {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id}>
        Info
      </button>
      <div id={id} popover="auto" role="tooltip" className={classes.tooltip}>
        {texts.hint}
      </div>
    </>
  )
}

export const TextField = PlainField
