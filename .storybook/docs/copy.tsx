import { createContext, use, useState, type ReactNode } from 'react'
import { writeClipboard } from '../clipboard.ts'

const CopyContext = createContext<(text: string) => void>(() => undefined)

/** Around copy buttons: says what was copied, also to screen readers. */
export function CopyStatus({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', count: 0 })
  const copy = async (text: string) => {
    const done = await writeClipboard(text)
    const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
    setMessage(({ count }) => ({ text: done ? `Copied ${shown}` : `Not copied: ${shown}`, count: count + 1 }))
  }
  return (
    <CopyContext value={(text) => void copy(text)}>
      {children}
      <p role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-(--z-toast) flex justify-center">
        {message.text && (
          <span
            key={message.count}
            className="animate-[fade-out_var(--duration-base)_3s_both] rounded-1 bg-action px-4 py-2 font-mono text-caption text-on-action"
          >
            {message.text}
          </span>
        )}
      </p>
    </CopyContext>
  )
}

/** Copies a text, inside of {@link CopyStatus}. */
export const useCopy = () => use(CopyContext)

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** The button's text, `text` by default. */
  children?: ReactNode
  /** Its accessible name, `Copy` and `text` by default. */
  label?: string
}

/** Code that is copied by a click. */
export function CopyButton({ text, children = text, label = `Copy ${text}` }: CopyButtonProps) {
  const copy = useCopy()
  return (
    <button
      type="button"
      aria-label={label}
      title="Copy"
      onClick={() => copy(text)}
      className="max-w-full cursor-copy border border-line px-1.5 py-0.5 text-start font-mono text-caption wrap-anywhere text-ink-muted hover:border-line-strong hover:text-ink"
    >
      {children}
    </button>
  )
}
