import { Button } from '@summit/ui/button'
import { Dialog } from '@summit/ui/dialog'
import { demoScreens, position, type DemoScreen } from './demo.ts'
import { ScanScreen } from './scan-screen.tsx'
import { ProgressScreen, TodayScreen } from './screens.tsx'
import type { DemoHandle } from './use-demo.ts'

export interface DemoDialogProps {
  demo: DemoHandle
  screen: DemoScreen
  product: string
}

const pictures = { today: TodayScreen, scan: ScanScreen, progress: ProgressScreen }

/** The tour through three screens of the app, with a sentence about each. Renders a modal dialog. */
export function DemoDialog({ demo: { state, messages, next, previous, close }, screen, product }: DemoDialogProps) {
  const Screen = pictures[screen]
  return (
    <div
      className="contents"
      // Key events of the dialog bubble up React's tree, so the arrow keys work wherever the focus is in it.
      onKeyDown={({ key, currentTarget }) => {
        const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
        if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) next()
        if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) previous()
      }}
    >
      <Dialog.Root open={state.status === 'watching'} onOpenChange={(isOpen) => !isOpen && close()}>
        <Dialog.Content closeLabel={messages.close}>
          <Dialog.Title>{messages.demo(product)}</Dialog.Title>
          <Screen
            key={screen}
            label={messages.screens[screen](product)}
            className="justify-self-center rise-in text-[clamp(6px,1.2dvh,12px)]"
          />
          <div aria-live="polite" aria-atomic="true" className="grid gap-1">
            <Dialog.Description>{messages.sentences[screen]}</Dialog.Description>
            <p className="text-small text-ink-muted tabular-nums">
              {messages.position(position(screen), demoScreens.length)}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={next}>{messages.next}</Button>
            <Button variant="quiet" onClick={previous}>
              {messages.previous}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </div>
  )
}
