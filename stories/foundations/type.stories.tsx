import type { Meta, StoryObj } from '@storybook/react-vite'
import { textSizes, type TextSize } from '@summit/ui/tokens'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { ComputedValue } from './computed-value.tsx'
import { CopyButton, CopyStatus } from '../../.storybook/docs/copy.tsx'
import { TokenList, getTokens } from './token-list.tsx'

const samples = {
  hero: ['Outclimb', 'font-display text-hero'],
  h1: ['Ready to get to', 'font-display text-h1'],
  h2: ['From the summit register', 'font-display text-h2'],
  title: ['Welcome back', 'font-display text-title'],
  h3: ['A plan that reads yesterday', 'font-display text-h3'],
  figure: ['5K+ 4.9 500K+ 6.99 41.88', 'font-display text-figure tabular-nums'],
  dialog: ['Get Your FREE Workout PDF', 'font-display text-dialog'],
  lead: ['Summit bases today’s workout on how the last one went.', 'text-lead text-ink-muted max-w-measure'],
  h4: ['What you need', 'text-h4'],
  control: ['Download Free', 'text-control font-label'],
  'control-small': ['Get Started', 'text-control-small font-label'],
  body: [
    'Point at the pack or say what is on the plate; both take two seconds, and the plan knows about it before you have sat down.',
    'text-body max-w-measure',
  ],
  small: ['Hints, footnotes, legends.', 'text-small text-ink-muted'],
  caption: ['Nothing on a page is smaller.', 'text-caption text-ink-muted'],
} satisfies Record<TextSize, [sample: string, className: string]>

/** Size, line height and weight of the text. */
const measures = (name: HTMLElement) => {
  const sample = name.nextElementSibling
  if (!sample) return ''
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(sample)
  const [size, line] = [parseFloat(fontSize), parseFloat(lineHeight)]
  return `${+size.toFixed(1)} px, line ${+(line / size).toFixed(2)}, weight ${fontWeight}`
}

/**
 * Headings use Archivo at width 125, text the font of the visitor's system. `text-h2` sets size, line height, letter
 * spacing and weight. Sizes are fluid between phone and desktop.
 */
const meta = { title: 'Foundations/Type', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Sizes, largest first, with their values in this window. */
export const Scale: Story = {
  render: () => (
    <CopyStatus>
      <dl className="grid gap-6">
        {textSizes.map((size) => (
          <div key={size} className="grid gap-1">
            <dt className="flex flex-wrap items-center gap-2 text-caption text-ink-muted">
              <strong className="font-label text-ink">{size}</strong>
              <CopyButton text={`text-${size}`} />
              <CopyButton text={`var(--text-${size})`} />
              <ComputedValue read={measures} />
            </dt>
            <dd className={samples[size][1]}>{samples[size][0]}</dd>
          </div>
        ))}
      </dl>
    </CopyStatus>
  ),
}

/** Families, weights, line heights and letter spacing, for text without a size of the scale. */
export const Details: Story = {
  render: () => (
    <CopyStatus>
      <div className="grid gap-10">
        {getTokens(['Fonts', 'Font weights', 'Line heights', 'Letter spacing']).map(([group, list]) => (
          <TokenList key={group} group={group} list={list} />
        ))}
      </div>
    </CopyStatus>
  ),
}

/** With `@summit/ui/non-latin.css` no line ends within a word of Korean or a phrase of Japanese. */
export const KoreanAndJapanese: Story = {
  render: () => (
    <div className="grid gap-6">
      <p lang="ko" className="summit w-[9em]">
        가지고 있는 계정으로 비밀번호 없이 로그인하세요.
      </p>
      <p lang="ja" className="summit w-[9em]">
        お持ちのアカウントで、パスワードなしでログインできます。
      </p>
    </div>
  ),
  play: check(async ({ canvas }) => {
    for (const last of ['로그인하세요.', 'ログインできます。']) {
      const text = canvas.getByText(last, { exact: false }).firstChild
      if (!(text instanceof Text)) throw new TypeError(`${last} has no text`)
      const range = new Range()
      range.setStart(text, text.data.indexOf(last))
      range.setEnd(text, text.length)
      await expect(range.getClientRects()).toHaveLength(1)
    }
  }),
}
