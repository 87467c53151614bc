import type { Meta, StoryObj } from '@storybook/react-vite'

export default { title: 'Drawing' } satisfies Meta
type Story = StoryObj

let colour = 'black'

/** Changes the drawing of the next story in its page. */
export const First: Story = { render: () => <p ref={() => void (colour = 'blue')}>Monday</p> }

export const Second: Story = { render: () => <canvas ref={fill} /> }

function fill(canvas: HTMLCanvasElement | null) {
  const context = canvas?.getContext('2d')
  if (!context) return
  context.fillStyle = colour
  context.fillRect(0, 0, 100, 100)
}
