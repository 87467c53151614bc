import { styled } from 'storybook/theming'
import { shownTheme } from '../modes.ts'
import { storybookTheme } from '../theme.ts'

const theme = storybookTheme(shownTheme('system'))
const hover = `color-mix(in srgb, ${theme.colorSecondary} 12%, transparent)`

/** The dialog, at the top of the window. */
export const Shell = styled.dialog({
  width: 'min(40rem, calc(100vw - 2rem))',
  maxHeight: 'min(36rem, calc(100dvh - 4rem))',
  margin: '4rem auto auto',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  background: theme.appContentBg,
  color: theme.textColor,
  fontSize: 14,
  boxShadow: '0 16px 48px rgb(0 0 0 / 0.25)',
  '&[open] > div': { display: 'flex', flexDirection: 'column', maxHeight: 'inherit' },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.4)' },
})

export const Field = styled.input({
  boxSizing: 'border-box',
  width: '100%',
  padding: '1rem 1.25rem',
  border: 0,
  borderBottom: `1px solid ${theme.appBorderColor}`,
  outline: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: 16,
  '&::placeholder': { color: theme.textMutedColor, opacity: 1 },
})

export const Results = styled.ul({
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '&:empty': { display: 'none' },
})

export const Result = styled.li({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0.15rem 1rem',
  padding: '0.6rem 1.25rem',
  cursor: 'pointer',
  '&:hover': { background: hover },
  '&[aria-selected=true]': {
    background: hover,
    boxShadow: `inset 3px 0 ${theme.barSelectedColor}`,
  },
  p: {
    gridColumn: '1 / -1',
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.textMutedColor,
    fontSize: 12,
  },
  mark: { background: 'none', color: theme.barSelectedColor, fontWeight: 'inherit' },
})

export const Path = styled.span({ color: theme.textMutedColor, fontSize: 12 })

/** A setting of the toolbar that the result opens with. */
export const Setting = styled.span({
  marginInlineStart: '0.5rem',
  padding: '0.05rem 0.4rem',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  color: theme.textMutedColor,
  fontSize: 12,
  fontWeight: 'normal',
})

export const Hint = styled.div({
  padding: '0.75rem 1.25rem',
  color: theme.textMutedColor,
  fontSize: 12,
  '&:empty': { display: 'none' },
  button: {
    margin: '0 0.5rem 0 0',
    padding: '0.2rem 0.5rem',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
})
