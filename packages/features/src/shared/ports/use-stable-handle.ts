'use client'

import { useInsertionEffect, useState } from 'react'

type Values = Record<string, unknown>
type Call = (...given: unknown[]) => unknown

/**
 * What a hook returns, so that effects can depend on it: its functions stay the same and call those of the last render,
 * which makes them functions for events and effects only. A value stays the same while it equals that of the last render.
 */
export function useStableHandle<Handle extends object>(handle: Handle): Handle {
  const [[stabilize, update]] = useState(() => createStableHandle(handle))
  const stable = stabilize(handle)
  // Before all effects that may call a function.
  useInsertionEffect(() => update(handle, stable))
  return stable
}

function createStableHandle<Handle extends object>(first: Handle) {
  let latest = first as Values
  let returned: Values = {}
  const functions: Values = {}
  for (const [name, value] of Object.entries(first)) {
    // SAFETY: a hook returns the same names at each render.
    if (typeof value === 'function') functions[name] = (...given: unknown[]) => (latest[name] as Call)(...given)
  }
  const stabilize = (handle: Handle): Handle => {
    const stable: Values = { ...handle, ...functions }
    for (const name in returned) if (isEqual(stable[name], returned[name])) stable[name] = returned[name]
    // SAFETY: each value equals the handle's, or passes everything on to it.
    return stable as Handle
  }
  const update = (handle: Handle, stable: Handle) => {
    latest = handle as Values
    returned = stable as Values
  }
  return [stabilize, update] as const
}

/** Whether two values are the same, or lists or plain objects of such. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || !isPlain(one) || !isPlain(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]))
}

function isPlain(value: unknown): value is Values {
  const kind = (value as object | null | undefined)?.constructor
  return kind === Object || kind === Array
}
