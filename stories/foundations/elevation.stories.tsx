import type { Meta, StoryObj } from '@storybook/react-vite'
import { layers, shadows, themes } from '@summit/ui/tokens'
import { CopyButton, CopyStatus } from '../../.storybook/docs/copy.tsx'

/**
 * Pages are flat: borders separate their parts. Shadows are for what lies over a page, and layers say what lies over
 * what.
 */
const meta = { title: 'Foundations/Elevation', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const shadowUses: Record<(typeof shadows)[number], string> = {
  '1': 'The top bar, over a scrolled page',
  '2': 'Dialogs, drawers, toasts',
}

/** In the dark theme a line replaces the light edge of the shadow. */
export const Shadows: Story = {
  render: () => (
    <CopyStatus>
      <div className="grid md:grid-cols-2">
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className="grid gap-8 bg-ground p-8 text-ink">
            {shadows.map((shadow) => (
              <div
                key={shadow}
                className="grid gap-2 bg-surface p-6 text-caption shadow-(--shadow)"
                style={{ '--shadow': `var(--elevation-${shadow})` }}
              >
                <strong className="font-label text-small">{shadowUses[shadow]}</strong>
                <span className="flex flex-wrap gap-1">
                  <CopyButton text={`shadow-${shadow}`} />
                  <CopyButton text={`var(--elevation-${shadow})`} />
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </CopyStatus>
  ),
}

const layerUses: Record<(typeof layers)[number], string> = {
  ornament: 'Contour lines',
  content: 'The content of a section',
  bar: 'The top bar',
  overlay: 'The backdrop of dialogs',
  dialog: 'Dialogs and drawers',
  toast: 'Toasts',
  tooltip: 'Tooltips',
}

/** Layers, the topmost first. */
export const Layers: Story = {
  render: () => (
    <CopyStatus>
      <ol className="grid max-w-measure">
        {layers.toReversed().map((layer, index) => (
          <li
            key={layer}
            className="-mt-px ms-(--indent) grid gap-1 border border-line-strong bg-surface p-3 text-caption"
            style={{ '--indent': `calc(var(--spacing) * ${4 * (layers.length - 1 - index)})` }}
          >
            <strong className="font-label text-small">{layerUses[layer]}</strong>
            <span className="flex flex-wrap gap-1">
              <CopyButton text={`z-(--z-${layer})`} />
              <CopyButton text={`var(--z-${layer})`} />
            </span>
          </li>
        ))}
      </ol>
    </CopyStatus>
  ),
}
