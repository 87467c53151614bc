import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// On a busy machine a part that is loaded on demand needs more than the default 1 s.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has none of them: it lays nothing out, so it has no sizes to observe. Some files are tested without it.
if ('HTMLDialogElement' in globalThis) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('It is open already.', 'InvalidStateError')
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

afterEach(cleanup)
