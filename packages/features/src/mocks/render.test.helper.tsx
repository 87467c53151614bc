import * as library from '@testing-library/react'
import { Activity, StrictMode, type ComponentType, type ReactNode } from 'react'
import { ConfigContext } from '../shared/config/use-config.ts'
import { mockConfig } from './mock-ports.ts'

/** Testing Library's `render`, inside of `mockConfig()`. */
export function render(page: ReactNode, options: library.RenderOptions = {}) {
  return library.render(page, { ...options, wrapper: configured(options.wrapper) })
}

/** Testing Library's `renderHook`, inside of `mockConfig()`. */
export function renderHook<Result, Props>(
  hook: (props: Props) => Result,
  options: library.RenderHookOptions<Props> = {},
) {
  return library.renderHook(hook, { ...options, wrapper: configured(options.wrapper) })
}

function configured(Wrapper: library.RenderOptions['wrapper']): ComponentType<{ children: ReactNode }> {
  const config = mockConfig()
  return function Configured({ children }) {
    return <ConfigContext value={config}>{Wrapper ? <Wrapper>{children}</Wrapper> : children}</ConfigContext>
  }
}

/** A page in Strict Mode, as the wrapper of a hook, and what hides and shows it like a client navigation and back. */
export function hideablePage() {
  let mode: 'visible' | 'hidden' = 'visible'
  return {
    Page: ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <Activity mode={mode}>{children}</Activity>
      </StrictMode>
    ),
    hideAndShow: async (rerender: () => void) => {
      for (mode of ['hidden', 'visible'] as const) await library.act(async () => rerender())
    },
  }
}
