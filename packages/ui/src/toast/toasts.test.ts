import { describe, expect, it, vi } from 'vitest'
import { createToasts, type Notice } from './toasts.ts'

const saved: Notice = { intent: 'neutral', title: 'Saved' }
const failed: Notice = { intent: 'danger', title: 'Error', text: 'Something went wrong. Please try again.' }

describe('toasts', () => {
  it('TOAST-01 shows one toast: a new one replaces it, without a record', () => {
    const toasts = createToasts()
    toasts.notify(saved)
    toasts.notify(failed)

    expect(toasts.current()).toEqual({ shown: expect.objectContaining(failed) as unknown, dismissed: [] })
  })

  it('gives every toast a unique id', () => {
    const toasts = createToasts()
    const ids = [saved, saved, saved].map((notice) => {
      toasts.notify(notice)
      return toasts.current().shown?.id
    })

    expect(new Set(ids).size).toBe(3)
  })

  it('keeps the record of a dismissed toast until it is deleted', () => {
    const toasts = createToasts()
    toasts.notify(saved)
    const { shown } = toasts.current()
    toasts.dismiss(shown?.id ?? '')
    expect(toasts.current()).toEqual({ shown: null, dismissed: [shown] })

    toasts.forget(shown?.id ?? '')
    expect(toasts.current()).toEqual({ shown: null, dismissed: [] })
  })

  it('ignores a late dismissal of an old toast', () => {
    const toasts = createToasts()
    toasts.notify(saved)
    const { shown } = toasts.current()
    toasts.notify(failed)
    const before = toasts.current()
    toasts.dismiss(shown?.id ?? '')

    expect(toasts.current()).toBe(before)
  })

  it('returns a handle that dismisses this toast only', () => {
    const toasts = createToasts()
    const handle = toasts.notify(saved)
    toasts.notify(failed)
    handle.dismiss()
    expect(toasts.current().shown).toMatchObject(failed)

    toasts.notify(saved).dismiss()
    expect(toasts.current().shown).toBeNull()
  })

  it('updates a toast that is shown, without a record of the previous notice', () => {
    const toasts = createToasts()
    const handle = toasts.notify({ ...saved, title: 'Saving', duration: Infinity })
    const { shown } = toasts.current()
    handle.update(saved)
    expect(toasts.current()).toEqual({
      shown: { ...saved, id: expect.not.stringMatching(shown?.id ?? '') as string },
      dismissed: [],
    })

    handle.dismiss()
    handle.update(failed)
    expect(toasts.current().shown).toBeNull()
  })

  it('notifies listeners of every change until they unsubscribe', () => {
    const toasts = createToasts()
    const listener = vi.fn()
    const leave = toasts.subscribe(listener)
    toasts.notify(saved)
    expect(listener).toHaveBeenCalledTimes(1)

    leave()
    toasts.notify(failed)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
