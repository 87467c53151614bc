import { Dialog as MuiDialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { Button as MuiButton, Snackbar, TextField as MuiTextField, Tooltip as MuiTooltip } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { texts } from './kit.ts'

export const Provider = ({ children }: { children: ReactNode }) => <>{children}</>

export const Button = ({ children }: { children: ReactNode }) => <MuiButton variant="contained">{children}</MuiButton>

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <MuiDialog open={isOpen} onClose={onClose}>
    <DialogTitle>{texts.title}</DialogTitle>
    <DialogContent>
      <DialogContentText>{texts.warning}</DialogContentText>
    </DialogContent>
    <DialogActions>
      <button type="button" aria-label="Close" onClick={onClose}>
        ×
      </button>
    </DialogActions>
  </MuiDialog>
)

export function Toast() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Save
      </button>
      <Snackbar
        open={isShown}
        onClose={() => setShown(false)}
        autoHideDuration={5000}
        message={`${texts.saved} ${texts.details}`}
      />
    </>
  )
}

export const Tooltip = () => (
  <MuiTooltip title={texts.hint} arrow>
    <button type="button">Info</button>
  </MuiTooltip>
)

export const TextField = () => (
  <MuiTextField label={texts.label} type="email" error helperText={`${texts.error} ${texts.note}`} />
)
