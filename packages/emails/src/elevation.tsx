import { light } from './theme.ts'

/** The height of the picture in px. */
const HEIGHT = 112

/**
 * A profile of elevations as a bar chart, decorative. Its cells are plain, because React Email's components would double
 * the size of the email.
 */
export function Elevation({ heights }: { heights: readonly number[] }) {
  const top = Math.max(...heights)
  return (
    <table {...table} aria-hidden="true" dir="ltr" style={{ tableLayout: 'fixed' }}>
      <tbody>
        <tr>
          {heights.map((height, index) => (
            <td key={index} height={HEIGHT} style={{ paddingLeft: index === 0 ? 0 : 1, verticalAlign: 'bottom' }}>
              <Bar height={Math.round(height * HEIGHT)} isTop={height === top} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function Bar({ height, isTop }: { height: number; isTop: boolean }) {
  const colour = isTop ? 'accent' : 'profile'
  return (
    <table {...table}>
      <tbody>
        <tr>
          {/* The smallest text there is: Word makes no cell lower than its text. */}
          <td height={height} className={colour} style={{ backgroundColor: light[colour], font: '1px/1px Arial' }}>
            &nbsp;
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const table = { role: 'presentation', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0 } as const
