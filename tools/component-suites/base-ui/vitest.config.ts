import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { shared } from '../../../config/vite.shared.ts'
import { browser } from '../browser.ts'
import { toCheckout } from '../checkout.ts'

const checkout = toCheckout('base-ui')
const adapters = join(import.meta.dirname, 'adapters')
const components = readdirSync(adapters).map((file) => basename(file, '.tsx'))
const react = join(checkout, 'packages/react')

/** Tests of parts that ours has. */
const parts = [
  'accordion/root/AccordionRoot',
  'alert-dialog/root/AlertDialogRoot',
  'checkbox/root/CheckboxRoot',
  'dialog/*/Dialog{Close,Description,Popup,Root,Title,Trigger}',
  'field/*/Field{Control,Description,Error,Label,Root}',
  'menu/*/Menu{CheckboxItem,Group,GroupLabel,Item,Popup,RadioGroup,RadioItem,Root,Trigger}',
  'popover/*/Popover{Close,Description,Popup,Root,Title,Trigger}',
  'progress/root/ProgressRoot',
  'radio-group/RadioGroup',
  'radio/root/RadioRoot',
  'switch/root/SwitchRoot',
  'tabs/*/Tabs{List,Panel,Root,Tab}',
  'tooltip/*/Tooltip{Provider,Root}',
]

/** What its tests use beside, as it is. */
const beside = [
  'checkbox-group',
  'context-menu',
  'fieldset',
  'form',
  'menubar',
  'number-field',
  'scroll-area',
  'select',
  'slider',
  'toolbar',
  'combobox',
  'csp-provider',
].map((name) => `@base-ui/react/${name}`)

/** Gives Base UI's tests our parts in place of theirs, and the packages that are installed here. */
const adapt: Plugin = {
  name: 'adapt',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith('@mui/')) return this.resolve(source, join(checkout, 'index.ts'), { skipSelf: true })
    if (!importer?.startsWith(checkout)) return
    if (source === '#test-utils') return join(react, 'test/index.ts')
    const [scope, name, part = ''] = source.split('/')
    if (scope === '@base-ui' && name === 'react' && components.includes(part)) return join(adapters, `${part}.tsx`)
    if (scope === '@base-ui' && name === 'utils')
      return this.resolve(join(checkout, 'packages/utils/src', part), importer)
    return
  },
}

export default defineConfig({
  ...shared,
  root: checkout,
  // All at the start: what is found later reloads the page, and the tests that ran in it fail.
  optimizeDeps: {
    include: [
      ...beside,
      '@mui/internal-test-utils > @testing-library/user-event',
      '@mui/internal-test-utils/createDescribe',
      '@mui/internal-test-utils/setupVitest',
      '@testing-library/jest-dom/matchers',
      '@testing-library/jest-dom/vitest',
      '@testing-library/user-event',
      'class-variance-authority',
      'reselect',
      'react-router',
      'vitest-browser-react',
      ...['compose-refs', 'dialog', 'dropdown-menu', 'popover', 'tabs', 'tooltip'].map(
        (n) => `@summit/ui > @radix-ui/react-${n}`,
      ),
    ],
  },
  plugins: [adapt, ...shared.plugins],
  resolve: { ...shared.resolve, dedupe: ['react', 'react-dom'] },
  define: { 'process.env': { NODE_ENV: 'test' } },
  test: {
    globals: true,
    include: parts.map((part) => join(react, 'src', `${part}.test.tsx`)),
    setupFiles: [join(import.meta.dirname, 'set-up.ts'), join(import.meta.dirname, '../set-up.ts')],
    browser,
  },
})
