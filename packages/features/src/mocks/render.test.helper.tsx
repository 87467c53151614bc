import * as library from '@testing-library/react'
import { Activity, StrictMode, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { FeatureTranslation } from '../shared/config/messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { PortsContext } from '../shared/ports/use-ports.ts'
import { ConfigContext, type Config } from '../shared/config/use-config.ts'
import { TranslationsContext } from '../shared/config/use-messages.ts'
import { mockConfig, mockPorts } from './mock-ports.ts'

/** What a test sets of the provider. */
interface Provided {
  /** What differs from `mockConfig()`. */
  config?: Partial<Config> | undefined
  /** What differs from `mockPorts()`. Without it there are no ports, as in the test of a view. */
  ports?: Partial<Ports> | undefined
  translations?: FeatureTranslation[] | undefined
}

/** Testing Library's options, and what a test sets of the provider. */
export type RenderOptions = library.RenderOptions & Provided

/** Testing Library's `render`, inside of `mockConfig(config)`, `mockPorts(ports)` and the translations. */
export function render(page: ReactNode, options: RenderOptions = {}) {
  return library.render(page, { ...options, wrapper: providing(options, options.wrapper) })
}

/** Testing Library's `renderHook`, inside of the same. */
export function renderHook<Result, Props>(
  hook: (props: Props) => Result,
  options: library.RenderHookOptions<Props> & Provided = {},
) {
  return library.renderHook(hook, { ...options, wrapper: providing(options, options.wrapper) })
}

/** The server's HTML of a page inside of the same. */
export function prerender(page: ReactNode, provided: Provided = {}) {
  const Providing = providing(provided)
  return renderToString(<Providing>{page}</Providing>)
}

function providing(
  { config, ports, translations = [] }: Provided,
  Wrapper?: library.RenderOptions['wrapper'],
): ComponentType<{ children: ReactNode }> {
  const [mockedConfig, mockedPorts] = [mockConfig(config), ports && mockPorts(ports)]
  return function Providing({ children }) {
    const wrapped = Wrapper ? <Wrapper>{children}</Wrapper> : children
    return (
      <ConfigContext value={mockedConfig}>
        <TranslationsContext value={translations}>
          {mockedPorts ? <PortsContext value={mockedPorts}>{wrapped}</PortsContext> : wrapped}
        </TranslationsContext>
      </ConfigContext>
    )
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
