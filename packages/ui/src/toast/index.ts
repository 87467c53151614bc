export { Toaster, type ToasterProps, type ToasterTexts } from './toaster.tsx'
export { createToasts, type Notice, type Toast, type ToastHandle, type Toasts, type ToastsState } from './toasts.ts'
