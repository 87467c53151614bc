/** @jsxRuntime classic */
import * as React from 'react'
import { styled, type StorybookTheme as Theme } from 'storybook/theming'

const control = (theme: Theme) =>
  ({
    blockSize: 28,
    paddingInline: 7,
    border: 0,
    borderRadius: 4,
    background: 'transparent',
    color: theme.barTextColor,
    font: 'inherit',
    fontSize: 13,
    fontWeight: 700,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover:not(:disabled)': { background: theme.background.hoverable, color: theme.barHoverColor },
    '&:focus-visible': { outline: `2px solid ${theme.barHoverColor}`, outlineOffset: -2 },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  }) as const

const centred = { display: 'inline-flex', alignItems: 'center' }

/** A button of the toolbar. */
export const ToolButton = styled.button(({ theme }) => control(theme), centred)

/** A link of the toolbar. */
export const ToolLink = styled.a(({ theme }) => control(theme), centred)

const Select = styled.select(({ theme }) => ({
  ...control(theme),
  appearance: 'none',
  fieldSizing: 'content',
  fontVariantNumeric: 'tabular-nums',
  '&[data-changed=true]': { color: theme.barSelectedColor },
  '& option': { background: theme.barBg, color: theme.color.defaultText },
}))

interface ToolSelectProps {
  label: string
  value: string
  titles: Record<string, string>
  /** The value to begin with. Others are shown as selected. */
  initial: string
  disabled?: boolean
  onChange: (value: string) => void
}

/** A menu of the toolbar. */
export const ToolSelect = ({ label, value, titles, initial, disabled, onChange }: ToolSelectProps) => (
  <Select
    aria-label={label}
    title={label}
    value={value}
    data-changed={value !== initial}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value)}
  >
    {Object.entries(titles).map(([name, title]) => (
      <option key={name} value={name}>
        {title}
      </option>
    ))}
  </Select>
)
