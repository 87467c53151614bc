import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContourLines } from '@summit/ui/product/contour'
import { CopyButton, CopyStatus } from '../../.storybook/docs/copy.tsx'

/**
 * Contour lines are the one ornament: a drawing that fills its container, in `--color-contour`. They lie behind the
 * content, and are left out in print and in forced colours.
 */
const meta = { title: 'Foundations/Contour', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const fade = '[--contour-fade:linear-gradient(to_right,transparent,#000_60%)]'

const samples = [
  { surface: 'bg-ground', text: 'On a page', code: '<ContourLines />' },
  { surface: 'surface-brand', text: 'On the brand colour', code: '<ContourLines />' },
  { surface: 'surface-highlight', text: 'On the highlight', code: '<ContourLines />' },
  {
    surface: 'bg-ground',
    className: fade,
    text: 'Faded out behind text',
    code: `<ContourLines className="${fade}" />`,
  },
]

/** Their colour follows the surface. A fade keeps them away from text. */
export const Lines: Story = {
  render: () => (
    <CopyStatus>
      <div className="grid gap-6 md:grid-cols-2">
        {samples.map(({ surface, text, code, className }) => (
          <div key={text} className="grid content-start justify-items-start gap-2 text-caption">
            <div className={`relative h-56 w-full overflow-clip border border-line ${surface}`}>
              <ContourLines {...(className && { className })} />
            </div>
            <strong className="font-label text-small">{text}</strong>
            <CopyButton text={code} />
          </div>
        ))}
      </div>
    </CopyStatus>
  ),
}
