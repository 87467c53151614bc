import { styled } from 'storybook/theming'

/** The panel's content: as wide as the panel, with the headings of a page of its own. */
export const Page = styled.div(({ theme }) => ({
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& h2, & h3, & p': { margin: '0 0 8px' },
  '& h2': { fontSize: 16, fontWeight: 700 },
  '& h3': { fontSize: 13, fontWeight: 700 },
  '& small': { fontSize: 12, opacity: 0.8 },
  // Storybook's own is a block.
  '& code': {
    display: 'inline',
    margin: 0,
    padding: 0,
    font: `12px ${theme.typography.fonts.mono}`,
    whiteSpace: 'normal',
  },
  '& a': { color: 'inherit', textDecoration: 'underline' },
  '& a:focus-visible': { outline: `2px solid ${theme.barSelectedColor}`, outlineOffset: 2 },
}))

/** A word beside the panel's title. */
export const Badge = styled.span(({ theme }) => ({
  marginInlineStart: 6,
  paddingInline: 6,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  fontSize: 11,
}))

/** Sections: beside each other where there is room. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: '16px 32px',
  marginBlockStart: 16,
})

/** Findings, one below the other. */
export const List = styled.ul(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 8, borderBlockStart: `1px solid ${theme.appBorderColor}` },
  '& > li > code + small': { display: 'block' },
}))

/** Before and after: beside each other where there is room. */
export const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: 8,
  marginBlockStart: 8,
  '&:empty': { display: 'none' },
})

/** One side of a picture. */
export const Side = styled.figure(({ theme }) => ({
  margin: 0,
  '& figcaption': { fontSize: 12, opacity: 0.8 },
  '& svg, & img': {
    display: 'block',
    maxInlineSize: '100%',
    blockSize: 'auto',
    border: `1px solid ${theme.appBorderColor}`,
    background: theme.background.app,
  },
}))
