import * as Dialog from '@radix-ui/react-dialog'
import * as Toast from '@radix-ui/react-toast'
import * as Tooltip from '@radix-ui/react-tooltip'
import { cva } from 'class-variance-authority'
import { useId, useState, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'

const buttonVariants = cva('inline-flex items-center justify-center gap-2 rounded-md border font-medium', {
  variants: {
    variant: {
      primary: 'bg-blue-600 text-white hover:bg-blue-500',
      secondary: 'bg-white text-slate-900 hover:bg-slate-100',
      danger: 'bg-red-700 text-white hover:bg-red-600',
    },
    size: { medium: 'h-12 px-5', small: 'h-10 px-4 text-sm' },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
})

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'danger'
  size?: 'medium' | 'small'
}

const Button = ({ variant, size, className = '', ...props }: ButtonProps) => (
  <button type="button" className={`${buttonVariants({ variant, size })} ${className}`} {...props} />
)

interface FieldProps extends ComponentProps<'input'> {
  label: string
  hint: string
  error: string
}

function TextField({ label, hint, error, ...props }: FieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid
        aria-describedby={`${id}-note`}
        className="h-12 w-full rounded-md border px-3.5 focus:border-blue-600 aria-invalid:border-red-700"
        {...props}
      />
      <p id={`${id}-note`} className="text-sm text-red-700">
        {error} {hint}
      </p>
    </div>
  )
}

/** The same five components on Radix and cva, as a team would write them. */
function Kit() {
  const [isSaved, setIsSaved] = useState(false)
  return (
    <Tooltip.Provider>
      <Toast.Provider>
        <TextField label="Email" name="email" type="email" hint="For the receipt." error="Enter your address." />
        <Tooltip.Root>
          <Tooltip.Trigger asChild>
            <Button onClick={() => setIsSaved(true)}>Save</Button>
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content className="z-50 rounded-md bg-slate-900 px-2.5 py-1.5 text-sm text-white" sideOffset={6}>
              Nothing is sent anywhere.
              <Tooltip.Arrow />
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button variant="secondary">Delete…</Button>
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Overlay className="fixed inset-0 z-40 bg-black/60" />
            <Dialog.Content className="fixed inset-0 z-50 m-auto grid h-fit w-full max-w-md gap-4 rounded-lg bg-white p-8 shadow-xl">
              <Dialog.Title className="text-2xl font-bold">Delete it?</Dialog.Title>
              <Dialog.Description className="text-slate-600">It cannot be brought back.</Dialog.Description>
              <Button variant="danger">Delete</Button>
              <Button size="small">Keep it</Button>
              <Dialog.Close aria-label="Close" className="absolute top-2 right-2 size-11">
                ×
              </Dialog.Close>
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
        <Toast.Root
          open={isSaved}
          onOpenChange={setIsSaved}
          className="flex gap-3 rounded-md border bg-white p-4 shadow-lg"
        >
          <Toast.Title className="font-semibold">Saved</Toast.Title>
          <Toast.Description>All of it.</Toast.Description>
          <Toast.Close aria-label="Close">×</Toast.Close>
        </Toast.Root>
        <Toast.Viewport className="fixed right-4 bottom-4 z-50 w-96 max-w-full" />
      </Toast.Provider>
    </Tooltip.Provider>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(<Kit />)
