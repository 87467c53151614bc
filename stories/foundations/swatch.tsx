import type { Colour, Theme } from '@summit/ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { cssProperty } from './computed-value.tsx'
import { hex } from './contrast.ts'
import { CopyButton } from '../../.storybook/docs/copy.tsx'

/** A colour in one theme, with its values to copy. */
export function Swatch({ name, theme }: { name: Colour; theme: Theme }) {
  const ref = useRef<HTMLDivElement>(null)
  const [{ oklch, hexadecimal }, setValues] = useState({ oklch: '', hexadecimal: '' })
  useEffect(() => {
    if (!ref.current) return
    const value = cssProperty(`--color-${name}`)(ref.current)
    setValues({ oklch: value, hexadecimal: hex(value) })
  }, [name])
  return (
    <div ref={ref} data-theme={theme} className="grid content-start justify-items-start gap-1 bg-ground p-2 text-ink">
      <span
        className="block h-12 w-full border border-line bg-(--swatch) forced-color-adjust-none"
        style={{ '--swatch': `var(--color-${name})` }}
      />
      <CopyButton text={hexadecimal} />
      <CopyButton text={oklch} />
    </div>
  )
}
