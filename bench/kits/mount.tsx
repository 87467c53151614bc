import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Kit } from './kit.ts'

const WARM_UP = 20

/** Mounts buttons, opens and closes the kit's dialog, twice each: the first time, and again. In ms. */
export async function measure(kit: Kit, count: number): Promise<Record<string, number>> {
  const root = createRoot(document.getElementById('root') ?? document.body)
  mountButtons(root, kit, WARM_UP)
  const first = mountButtons(root, kit, count)
  const again = mountButtons(root, kit, count)
  const dialog = await openDialog(root, kit)
  const reopened = await openDialog(root, kit)
  return { 'first 500': first, again, dialog, reopened }
}

function mountButtons(root: Root, { Provider, Button }: Kit, count: number): number {
  const start = performance.now()
  const buttons = Array.from({ length: count }, (_, index) => <Button key={index}>Save {index}</Button>)
  flushSync(() => root.render(<Provider>{buttons}</Provider>))
  document.body.getBoundingClientRect()
  const duration = performance.now() - start
  if (document.querySelectorAll('button').length !== count) throw new Error('A button is missing.')
  flushSync(() => root.render(null))
  return duration
}

async function openDialog(root: Root, { Provider, Dialog }: Kit): Promise<number> {
  const render = (isOpen: boolean) =>
    flushSync(() =>
      root.render(
        <Provider>
          <Dialog isOpen={isOpen} onClose={() => {}} />
        </Provider>,
      ),
    )
  render(false)
  await until(() => !visibleDialog())
  const start = performance.now()
  render(true)
  await until(visibleDialog)
  const duration = performance.now() - start
  render(false)
  await until(() => !visibleDialog())
  flushSync(() => root.render(null))
  return duration
}

const visibleDialog = () =>
  [...document.querySelectorAll('dialog[open], [role=dialog]')].some(
    (dialog) => dialog.getBoundingClientRect().height > 0,
  )

/** Resolves as soon as it holds. Waits by messages, which browsers do not delay as they do timers. */
async function until(holds: () => boolean): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const giveUp = performance.now() + 10_000
  while (!holds()) {
    if (performance.now() > giveUp) throw new Error('The dialog neither opened nor closed.')
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
  port1.close()
}
