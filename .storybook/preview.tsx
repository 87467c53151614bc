import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Loader, Preview } from '@storybook/react-vite'
import { breakpoints } from '@summit/ui/tokens'
import { lazy, Suspense, type PropsWithChildren } from 'react'
import { configure } from 'storybook/test'
import type { ViewportMap } from 'storybook/viewport'
import { createDocsRenderer, mergeNestedEvents } from './adapter.ts'
import { argTypesFromApi } from './api/arg-types.ts'
import { describeControls, moveDefaults, passDefaults } from './defaults.ts'
import { chromaticModes, defaults, readSettings, viewports } from './modes.ts'
import { mockCalls } from './msw.ts'
import { disableFocus, isPicture } from './picture.ts'
import './preview.css'
import { runStep } from './run-step.ts'
import { ignoreScrollAnimations } from './scroll-animations.ts'
import { sendSitePath } from './site-paths.ts'
import { loadWording, withProvider } from './with-provider.tsx'
import { withSettings } from './with-settings.tsx'

ignoreScrollAnimations()

if (isPicture()) disableFocus()

// A busy machine needs more than the default 1 s.
configure({ asyncUtilTimeout: 5000 })

// Load the code of docs pages only there, and before the container, whose table of contents reads the headings once.
const LazyContainer = lazy(async () => ({ default: (await import('./docs/docs-container.tsx')).DocsContainer }))
const docsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
)
const docsPage = lazy(async () => ({ default: (await import('./docs/docs-container.tsx')).DocsPage }))

/** Loader: puts the initial value in place of a setting of the address that there is not. */
const correctSettings: Loader = ({ globals }) => void Object.assign(globals, readSettings(globals))

const preview: Preview = {
  tags: ['autodocs'],
  // After Storybook's own, which sets the wrapper.
  beforeAll: mergeNestedEvents,
  argTypesEnhancers: [argTypesFromApi, moveDefaults, describeControls],
  argsEnhancers: [passDefaults],
  decorators: [withProvider, withSettings],
  loaders: [correctSettings, loadWording, mockCalls, sendSitePath],
  runStep,
  initialGlobals: { ...defaults },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    docs: {
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .docs-foundation-story *, details *, .docs-words *, .skip-toc',
        title: 'On this page',
      },
      container: docsContainer,
      page: docsPage,
      renderer: createDocsRenderer,
    },
    viewport: { options: { ...viewports, ...breakpointViewports() } },
    chromatic: { modes: chromaticModes },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // Of flows only, as states do not play: the panel renders the whole manager again for every change in the story, which
    // took two thirds of the time to switch.
    interactions: { disable: true },
    options: {
      storySort: {
        order: [
          'Start here',
          'Find a state',
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space', '*', 'Brand', 'Theme editor'],
          'Patterns',
          // Generic components, then those of the product.
          'UI',
          [
            'Overview',
            '*',
            'ContourLines',
            'Countdown',
            'ElevationChart',
            'PhoneFrame',
            'PlanCard',
            'QrCode',
            'StoreButton',
            'SummitMark',
          ],
          // In the order that a visitor meets them; mails last.
          'Features',
          [
            'Site chrome',
            'Home',
            'Capabilities',
            'Pricing',
            'Download',
            'Contact',
            'Newsletter',
            'Sign up',
            'Verify email',
            'Sign in',
            'Code sign-in',
            'Two-factor',
            'OAuth callback',
            'Auth success',
            'Auth error',
            'Forgot password',
            'Confirm',
            'Update password',
            'Dashboard',
            'Account',
            'Provider and ports',
            '*',
          ],
          'Pages',
          ['Home', 'Features', 'Pricing', 'Download', 'Contact', 'Privacy', 'Terms', '*', 'Settings example', 'Acme'],
          'Flows',
          ['Newsletter', 'Contact', 'Sign up', 'Sign in', 'Social sign-in', 'Recovery', 'Account'],
        ],
        method: 'alphabetical',
        includeNames: false,
      },
    },
  },
}

/** A viewport at each breakpoint token, where a layout changes. */
function breakpointViewports(): ViewportMap {
  const viewport = ([name, rem]: [string, number]): [string, ViewportMap[string]] => [
    `breakpoint-${name}`,
    { name: `Breakpoint ${name}, ${rem}rem`, type: 'other', styles: { width: `${rem * 16}px`, height: '900px' } },
  ]
  return Object.fromEntries(Object.entries(breakpoints).map(viewport))
}

export default preview
