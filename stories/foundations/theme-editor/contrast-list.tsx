import { Alert } from '@summit/ui/alert'
import { AlertIcon, CheckIcon } from '@summit/ui/icons'
import { Table } from '@summit/ui/table'
import { formatRatio, passes, type MeasuredContrast } from './measure-contrasts.ts'

interface ContrastListProps {
  contrasts: readonly MeasuredContrast[]
}

/** How many pairs fail, and which. */
export function ContrastSummary({ contrasts }: ContrastListProps) {
  const failing = contrasts.filter((each) => !passes(each))
  return (
    <div className="grid content-start gap-3">
      {failing.length === 0 ? (
        <Alert intent="success">All {contrasts.length} pairs of colours have the contrast that they need.</Alert>
      ) : (
        <Alert intent="danger" role="status">
          {failing.length} of {contrasts.length} pairs of colours have too little contrast.
        </Alert>
      )}
      <ul aria-label="Pairs with too little contrast" className="grid gap-2 text-small">
        {failing.map(({ pair, theme, ratio, needs, text, ground }) => (
          <li key={`${pair}, ${theme}`} className="flex items-center gap-3">
            <Sample text={text} ground={ground} />
            <span>{`${pair}, ${theme}: ${formatRatio(ratio)}, needs ${needs} : 1`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Every pair of colours in both themes. */
export function ContrastTable({ contrasts }: ContrastListProps) {
  const light = contrasts.filter(({ theme }) => theme === 'light')
  return (
    <Table.Root caption="Contrast of every pair" captionHidden>
      <Table.Header>
        <Table.Row>
          {['Pair', 'Needs', 'Light', 'Dark'].map((title) => (
            <Table.ColumnHeader key={title}>{title}</Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {light.map(({ pair, needs }) => (
          <Table.Row key={pair}>
            <Table.RowHeader>{pair}</Table.RowHeader>
            <Table.Cell className="whitespace-nowrap">{needs} : 1</Table.Cell>
            {contrasts
              .filter((each) => each.pair === pair)
              .map((each) => (
                <Table.Cell key={each.theme}>
                  <Result contrast={each} />
                </Table.Cell>
              ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

function Result({ contrast }: { contrast: MeasuredContrast }) {
  const isPass = passes(contrast)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Sample text={contrast.text} ground={contrast.ground} />
      <span className="whitespace-nowrap">{formatRatio(contrast.ratio)}</span>
      <span className={`flex items-center gap-1 ${isPass ? 'text-success' : 'font-label text-danger'}`}>
        {isPass ? <CheckIcon size="small" /> : <AlertIcon size="small" />}
        {isPass ? 'Pass' : 'Fail'}
      </span>
    </span>
  )
}

/** A text in a pair's colours, which axe would measure too. */
const Sample = ({ text, ground }: { text: string; ground: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 40 28"
    className="h-7 w-10 flex-none bg-(--ground) text-(--text) outline outline-line forced-color-adjust-none"
    style={{ '--text': text, '--ground': ground }}
  >
    <path d="M10 21 16 7h2l6 14M12.5 16h9" fill="none" stroke="currentColor" strokeWidth="2.5" />
    <circle cx="30" cy="17" r="4" fill="currentColor" />
  </svg>
)
