import * as library from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
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
