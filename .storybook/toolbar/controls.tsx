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

const Details = styled.details(({ theme }) => ({
  flex: 'none',
  '& summary': { ...control(theme), ...centred, listStyle: 'none' },
  '& summary::-webkit-details-marker': { display: 'none' },
  // The toolbar clips what is in its flow.
  '& > div': {
    position: 'fixed',
    zIndex: 10,
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    gap: 4,
    maxInlineSize: 'calc(100vw - 16px)',
    // A phone's window has no room at the menu's end.
    '@media (width < 600px)': { insetInlineEnd: 8 },
    marginBlockStart: 8,
    padding: 8,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    background: theme.barBg,
    color: theme.barTextColor,
    fontSize: 13,
  },
  '& label': { display: 'contents' },
  '& label span': { alignSelf: 'center', paddingInline: 7 },
}))

interface ToolMenuProps {
  title: string
  children: React.ReactNode
}

/** Tools in a panel that opens, where the toolbar has no room for them. It closes when the focus leaves it. */
export const ToolMenu = ({ title, children }: ToolMenuProps) => (
  <Details
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
    }}
    onKeyDown={({ currentTarget, key }) => {
      if (key !== 'Escape') return
      currentTarget.open = false
      currentTarget.querySelector('summary')?.focus()
    }}
  >
    <summary>{title}</summary>
    {/* A click on a label moves the focus here first, and thence to its control. */}
    <div tabIndex={-1}>{children}</div>
  </Details>
)
