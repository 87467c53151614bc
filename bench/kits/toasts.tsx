import '@summit/ui/overlays.css'
import { createToasts, Toaster } from '@summit/ui/toast'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Shows toasts one after the other, each in place of the one before. In ms each: the first hundred, the last hundred. */
export async function measureToasts(count: number): Promise<Record<string, number>> {
  const toasts = createToasts()
  const root = createRoot(document.getElementById('root') ?? document.body)
  flushSync(() => root.render(<Toaster toasts={toasts} />))
  const durations: number[] = []
  const { port1, port2 } = new MessageChannel()
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    flushSync(() => void toasts.notify({ intent: 'neutral', title: `Saved ${index}` }))
    durations.push(performance.now() - start)
    // Between two toasts, the browser does what it has put off.
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    'first 100': mean(durations.slice(0, 100)),
    'last 100': mean(durations.slice(-100)),
    elements: document.querySelectorAll('*').length,
    remembered: toasts.current().dismissed.length,
  }
}
