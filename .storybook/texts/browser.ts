import { builtinEnvironments } from 'vitest/runtime'

/** Gives this process a browser's globals, from jsdom and, where jsdom has none, without behaviour. */
export async function installBrowser(): Promise<void> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost/' } })
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  class OffscreenCanvas {
    getContext() {
      return { fillRect() {}, getImageData: () => ({ data: [0, 0, 0, 255] }) }
    }
  }
  Object.assign(globalThis, {
    OffscreenCanvas,
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    // Nothing answers here.
    fetch: () => new Promise(() => {}),
    // Nothing is painted, so that no frame needs to be waited for.
    requestAnimationFrame: (callback: FrameRequestCallback) => Number(setTimeout(callback, 0, performance.now())),
    cancelAnimationFrame: clearTimeout,
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  // What is written for a browser's console is not for this process's.
  for (const level of ['error', 'warn', 'log'] as const) console[level] = () => {}
}
