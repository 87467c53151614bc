import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { AlertDialog } from './alert-dialog/alert-dialog.ts'
import { Dialog } from './dialog/dialog.ts'
import { Drawer } from './drawer/drawer.ts'
import { Field } from './field/index.ts'
import { Menu } from './menu/menu.ts'
import { Popover } from './popover/popover.ts'
import { Table } from './table/table.ts'
import { Tabs } from './tabs/tabs.ts'
import { createToasts } from './toast/index.ts'
import { TooltipProvider } from './tooltip/tooltip.tsx'
import manifest from '../package.json' with { type: 'json' }

/** Test data of a component. */
interface Case {
  /** The props that it requires. */
  props?: Record<string, unknown>
  /** A required ancestor. */
  wrap?: (element: ReactElement) => ReactElement
  /** `className` and `style` are the field's, all other props the control's. */
  field?: true
  /** The reason for rendering nothing on the server. */
  notOnServer?: string
}

/** Exports that render no element and so accept no element props, with the reason. */
const exempt: Record<string, string> = {
  'AlertDialog.Root': 'Renders its children alone.',
  'Dialog.Root': 'Renders its children alone.',
  'Menu.Root': 'Renders its children alone.',
  'Popover.Root': 'Renders its children alone.',
  'Drawer.Root': 'Renders its children alone.',
  TooltipProvider: 'Renders its children alone.',
}

const inDialog = (part: ReactElement) => (
  <Dialog.Root defaultOpen>
    <Dialog.Content>{part}</Dialog.Content>
  </Dialog.Root>
)
const inAlertDialog = (part: ReactElement) => (
  <AlertDialog.Root defaultOpen>
    <AlertDialog.Content>
      {part}
      <AlertDialog.Cancel>No</AlertDialog.Cancel>
    </AlertDialog.Content>
  </AlertDialog.Root>
)
const inMenu = (part: ReactElement) => (
  <Menu.Root defaultOpen>
    <Menu.Trigger>Account</Menu.Trigger>
    <Menu.Content>{part}</Menu.Content>
  </Menu.Root>
)
const inTable = (part: ReactElement) => <Table.Root caption="Devices">{part}</Table.Root>
const inRow = (part: ReactElement) =>
  inTable(
    <Table.Body>
      <Table.Row>{part}</Table.Row>
    </Table.Body>,
  )
const inPopover = (part: ReactElement) => (
  <Popover.Root defaultOpen>
    <Popover.Content aria-label="Filter">{part}</Popover.Content>
  </Popover.Root>
)
const inTabs = (part: ReactElement) => (
  <Tabs.Root defaultValue="a">
    <Tabs.List label="Account">{part}</Tabs.List>
  </Tabs.Root>
)
const inField = (part: ReactElement) => <Field.Root>{part}</Field.Root>
const inDrawer = (part: ReactElement) => (
  <Drawer.Content id="menu" open>
    {part}
  </Drawer.Content>
)

const toasts = createToasts()
toasts.notify({
  intent: 'neutral',
  title: 'Saved',
  text: 'All of it',
  link: { text: 'See', href: '/' },
  action: { text: 'Undo', onClick: () => {} },
})

const cases: Record<string, Case> = {
  Accordion: { props: { items: [{ title: 'Where?', content: 'Here.' }], headingLevel: 3 } },
  Alert: { props: { children: 'Saved', icon: <svg /> } },
  'AlertDialog.Action': { props: { children: 'Delete' }, wrap: inAlertDialog, notOnServer: 'A dialog is a portal.' },
  'AlertDialog.Cancel': { props: { children: 'Keep it' }, wrap: inAlertDialog, notOnServer: 'A dialog is a portal.' },
  'AlertDialog.Content': {
    props: { children: <AlertDialog.Cancel>Keep it</AlertDialog.Cancel> },
    wrap: (content) => <AlertDialog.Root defaultOpen>{content}</AlertDialog.Root>,
    notOnServer: 'A dialog is a portal.',
  },
  'AlertDialog.Description': { wrap: inAlertDialog, notOnServer: 'A dialog is a portal.' },
  'AlertDialog.Footer': { wrap: inAlertDialog, notOnServer: 'A dialog is a portal.' },
  'AlertDialog.Title': { wrap: inAlertDialog, notOnServer: 'A dialog is a portal.' },
  'AlertDialog.Trigger': {
    props: { children: 'Open' },
    wrap: (trigger) => <AlertDialog.Root>{trigger}</AlertDialog.Root>,
  },
  AppStoreLink: { props: { href: '/store' } },
  AppStoreSoon: {},
  Avatar: { props: { initials: 'AB', src: '/me.png', label: 'Ann' } },
  Badge: { props: { children: 'New' } },
  Button: { props: { children: 'Save' } },
  Card: {},
  CardGrid: {},
  Checkbox: { props: { label: 'I agree', hint: 'Once', error: 'Please agree' }, field: true },
  Combobox: {
    props: {
      label: 'Country',
      options: [{ value: 'at', label: 'Austria' }],
      hint: 'Where you train',
      error: 'Choose one',
    },
    field: true,
  },
  ContourLines: {},
  Countdown: { props: { ms: 1000 } },
  'Dialog.Close': { props: { children: 'Keep it' }, wrap: inDialog, notOnServer: 'A dialog is a portal.' },
  'Dialog.Content': {
    props: { banner: 'A picture' },
    wrap: (content) => <Dialog.Root defaultOpen>{content}</Dialog.Root>,
    notOnServer: 'A dialog is a portal.',
  },
  'Dialog.Description': { wrap: inDialog, notOnServer: 'A dialog is a portal.' },
  'Dialog.Footer': { wrap: inDialog, notOnServer: 'A dialog is a portal.' },
  'Dialog.Title': { wrap: inDialog, notOnServer: 'A dialog is a portal.' },
  'Dialog.Trigger': { props: { children: 'Open' }, wrap: (trigger) => <Dialog.Root>{trigger}</Dialog.Root> },
  'Drawer.Close': { wrap: inDrawer },
  'Drawer.Content': { props: { id: 'menu', children: <Drawer.Description>All pages</Drawer.Description> } },
  'Drawer.Description': { wrap: inDrawer },
  'Drawer.Footer': { wrap: inDrawer },
  'Drawer.Title': { wrap: inDrawer },
  'Drawer.Trigger': { props: { drawer: 'menu' } },
  Divider: { props: { children: 'or' } },
  ElevationChart: { props: { heights: [0, 1, 0.5], markers: [1], label: 'A climb' } },
  'Field.Control': { wrap: inField },
  'Field.Error': { props: { children: 'Choose one' }, wrap: inField },
  'Field.Hint': { wrap: inField },
  'Field.Label': { props: { children: 'Country' }, wrap: inField },
  'Field.Root': { props: { invalid: true, disabled: true } },
  GooglePlayLink: { props: { href: '/store' } },
  EmptyState: { props: { title: 'No workouts yet', icon: <svg />, action: <button>Add</button>, children: 'Soon' } },
  FileInput: { props: { label: 'Picture', hint: 'JPEG', error: 'Too large' }, field: true },
  GooglePlaySoon: {},
  IconButton: { props: { label: 'Close', children: <svg /> } },
  Link: { props: { href: '/there', children: 'There' } },
  'Menu.CheckboxItem': { props: { checked: true, children: 'On' }, wrap: inMenu, notOnServer: 'A menu is a portal.' },
  'Menu.Content': {
    wrap: (content) => (
      <Menu.Root defaultOpen>
        <Menu.Trigger>Account</Menu.Trigger>
        {content}
      </Menu.Root>
    ),
    notOnServer: 'A menu is a portal.',
  },
  'Menu.Group': { wrap: inMenu, notOnServer: 'A menu is a portal.' },
  'Menu.Item': { props: { children: 'Profile' }, wrap: inMenu, notOnServer: 'A menu is a portal.' },
  'Menu.Label': { wrap: inMenu, notOnServer: 'A menu is a portal.' },
  'Menu.RadioGroup': { wrap: inMenu, notOnServer: 'A menu is a portal.' },
  'Menu.RadioItem': {
    props: { value: 'a', children: 'A' },
    wrap: (item) => inMenu(<Menu.RadioGroup value="a">{item}</Menu.RadioGroup>),
    notOnServer: 'A menu is a portal.',
  },
  'Menu.Separator': { wrap: inMenu, notOnServer: 'A menu is a portal.' },
  'Menu.Trigger': { props: { children: 'Account' }, wrap: (trigger) => <Menu.Root>{trigger}</Menu.Root> },
  OneTimeCode: { props: { label: 'Code', hint: 'In the mail', error: 'Expired' }, field: true },
  Pagination: { props: { label: 'Workouts', page: 5, pages: 12 } },
  PasswordField: { props: { label: 'Password', hint: 'Long', error: 'Too short' }, field: true },
  PhoneFrame: { props: { label: 'The app', time: '9:41', children: 'Today' } },
  'Popover.Close': { props: { children: 'Done' }, wrap: inPopover, notOnServer: 'A popover is a portal.' },
  'Popover.Content': {
    props: { 'aria-label': 'Filter' },
    wrap: (content) => <Popover.Root defaultOpen>{content}</Popover.Root>,
    notOnServer: 'A popover is a portal.',
  },
  'Popover.Description': { wrap: inPopover, notOnServer: 'A popover is a portal.' },
  'Popover.Title': { wrap: inPopover, notOnServer: 'A popover is a portal.' },
  'Popover.Trigger': { props: { children: 'Filter' }, wrap: (trigger) => <Popover.Root>{trigger}</Popover.Root> },
  PlanCard: {
    props: {
      name: 'Free',
      badge: 'New',
      description: 'For all',
      price: '$0',
      note: 'Forever',
      action: 'Get',
      featured: true,
    },
  },
  PlanFeature: { props: { included: false, children: 'Maps' } },
  Price: { props: { amount: '$6.99', per: 'per month' } },
  QrCode: { props: { path: 'M0 0h1', size: 21, label: 'QR code' } },
  Progress: { props: { label: 'Sync', value: 40, valueText: '2 of 5' }, field: true },
  RadioGroup: {
    props: { label: 'Which?', name: 'which', options: [{ value: 'a', label: 'A' }], hint: 'One', error: 'Choose' },
  },
  Rating: { props: { value: 4, label: '4 of 5' } },
  Spinner: { props: { label: 'Loading' } },
  Stat: { props: { value: '4', unit: 'kg', label: 'Weight' } },
  SegmentedControl: { props: { label: 'Period', options: [{ value: 'year', label: 'Yearly' }], defaultValue: 'year' } },
  SummitMark: { props: { label: 'Summit' } },
  Select: { props: { label: 'Country', hint: 'Where?', error: 'Choose', placeholder: 'None' }, field: true },
  Switch: { props: { label: 'Sync', hint: 'By Wi-Fi', error: 'Not saved' }, field: true },
  'Table.Body': { wrap: inTable },
  'Table.Cell': { props: { numeric: true, children: '12' }, wrap: inRow },
  'Table.ColumnHeader': { props: { sort: 'none', children: 'Device' }, wrap: inRow },
  'Table.Empty': { props: { columns: 2, children: 'None' }, wrap: inTable },
  'Table.Header': { wrap: inTable },
  'Table.Loading': { props: { columns: 2 }, wrap: inTable },
  'Table.Root': { props: { caption: 'Devices' } },
  'Table.Row': { wrap: (row) => inTable(<Table.Body>{row}</Table.Body>) },
  'Table.RowHeader': { wrap: inRow },
  'Tabs.List': { props: { label: 'Account' }, wrap: (list) => <Tabs.Root>{list}</Tabs.Root> },
  'Tabs.Panel': { props: { value: 'a' }, wrap: (panel) => <Tabs.Root defaultValue="a">{panel}</Tabs.Root> },
  'Tabs.Root': { props: { children: 'Panels' } },
  'Tabs.Tab': { props: { value: 'a', children: 'Profile' }, wrap: inTabs },
  TextArea: { props: { label: 'Message', hint: 'Short', error: 'Too long' }, field: true },
  Toaster: { props: { toasts }, notOnServer: 'Renders into an element of its own, after hydration.' },
  Tooltip: {
    props: { content: 'Shown to all', children: <button>Share</button>, open: true },
    wrap: (tooltip) => <TooltipProvider>{tooltip}</TooltipProvider>,
    notOnServer: 'A tooltip is a portal.',
  },
  TextField: { props: { label: 'Name', hint: 'Full', error: 'Too short' }, field: true },
}

interface Exported extends Case {
  name: string
  Component: ComponentType<Record<string, unknown>>
  /** The folder of its source. */
  folder: string
}

const isComponent = (name: string) => /^[A-Z]/.test(name)

/** Every component that the package exports, in the order of the exports map. */
const components: Exported[] = []
const exported = new Set<string>()
for (const target of Object.values<string | Record<string, string>>(manifest.exports)) {
  const source = typeof target === 'object' && target['@summit/source']
  if (!source) continue
  const file = join(import.meta.dirname, '..', source)
  // SAFETY: a module's exports.
  const module = (await import(file)) as Record<string, object>
  for (const [name, value] of Object.entries(module).filter(([name]) => isComponent(name))) {
    const parts = typeof value === 'function' || '$$typeof' in value ? { [name]: value } : getParts(name, value)
    for (const [part, Component] of Object.entries(parts)) {
      exported.add(part)
      const known = file.endsWith('icons.ts') ? {} : cases[part]
      if (!(part in exempt))
        components.push({ ...known, name: part, folder: dirname(file), Component: Component as Exported['Component'] })
    }
  }
}

function getParts(name: string, namespace: object) {
  return Object.fromEntries(Object.entries(namespace).map(([part, value]) => [`${name}.${part}`, value as object]))
}

const kebab = (name: string) => name.replaceAll(/\.|(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
const getSlot = ({ name, folder }: Exported) => (folder.endsWith('icons') ? 'icon' : kebab(name))

/** The comments of the modules in a folder. */
const getDocs = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\/\*\*[^]*?\*\//g) ?? [])
    .join('\n')

/** Classes that place or mirror something by left and right, where the same class for right-to-left text is missing. */
const physical =
  /^(?:[\w-]+:)*-?(?:[mp][lr]|left|right|border-[lr]|rounded-(?:[lrtb]|[tb][lr])|scroll-[mp][lr]|text-left|text-right|float-left|float-right|origin-(?:left|right)|translate-x|scale-x)(?:-|$)/

function physicalClasses(root: Element) {
  return [root, ...root.querySelectorAll('*')].flatMap((node) => {
    // Elements mirrored as a whole are drawn from the left in both directions.
    if (node.closest('.rtl\\:mirror')) return []
    const mirrored = [...node.classList].filter((name) => name.includes('rtl:'))
    return [...node.classList].filter((name) => physical.test(name) && mirrored.length === 0)
  })
}

describe.each(components)('$name', (component) => {
  const { Component, props = {}, wrap = (each: ReactElement) => each, field, notOnServer, folder } = component
  const element = (overrides: Record<string, unknown> = {}) =>
    wrap(<Component {...props} data-testid="it" {...overrides} />)
  const node = () => screen.getByTestId('it')
  const root = () => (field ? node().closest(`[data-slot=${getSlot(component)}]`) : node())

  it('passes ref, attributes and events to its element', () => {
    const ref = vi.fn<(node: Element | null) => void>()
    const onPaste = vi.fn()
    const onKeyDown = vi.fn()
    const given = { ref, id: 'own', 'aria-describedby': 'note', onPaste, onKeyDown }
    const { rerender } = render(element(given))
    rerender(element({ ...given, title: 'Changed' }))
    // Once, although it has rendered again: a ref may start something.
    expect(ref).toHaveBeenCalledExactlyOnceWith(node())
    expect(node()).toHaveAttribute('id', 'own')
    expect(node().getAttribute('aria-describedby')?.split(' ')).toContain('note')

    fireEvent.paste(node())
    fireEvent.keyDown(node(), { key: 'a' })
    expect(onPaste).toHaveBeenCalledTimes(1)
    expect(onKeyDown).toHaveBeenCalledTimes(1)
  })

  it('merges class and style, and has its name as its slot', () => {
    render(element())
    const ownClasses = [...(root()?.classList ?? [])]
    cleanup()
    render(element({ className: 'mt-4', style: { '--own': 1 } }))
    expect(root()).toHaveClass('mt-4', ...ownClasses)
    expect(root()).toHaveStyle('--own: 1')
    expect(root()).toHaveAttribute('data-slot', getSlot(component))
  })

  it('documents its slots and data attributes', () => {
    render(element())
    const rendered = [...(root()?.querySelectorAll('*') ?? []), ...document.querySelectorAll('[data-slot]')]
    const slots = rendered
      .map((each) => each.getAttribute('data-slot'))
      .filter((slot) => slot?.startsWith(`${getSlot(component)}-`))
    const attributes = [...rendered, root()].flatMap((each) => each?.getAttributeNames() ?? [])
    const data = attributes.filter((name) => /^data-(?!slot|state|testid|radix|aria-hidden)/.test(name))
    const docs = getDocs(folder)
    for (const name of new Set([...slots, ...data])) expect(docs).toContain(`\`${name ?? ''}`)
  })

  it('hydrates without a mismatch', () => {
    const html = renderToString(element())
    expect(html.includes('data-testid="it"')).toBe(!notOnServer)

    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = html
    const onRecoverableError = vi.fn()
    render(element(), { container, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
    container.remove()
  })

  it('has no class for left or right that right-to-left text does not mirror', () => {
    render(element())
    expect(physicalClasses(document.body)).toEqual([])
  })
})

it('style sheets use logical properties for left and right', () => {
  const tokens = join(import.meta.dirname, 'tokens')
  const sheets = readdirSync(tokens).filter((file) => file.endsWith('.css'))
  const declarations = sheets.flatMap((file) =>
    (
      readFileSync(join(tokens, file), 'utf8').match(
        /^\s*(?:(?:margin|padding|border|inset)-)?(?:left|right)\b[^:\n]*:.*$|(?:text-align|float): (?:left|right)/gm,
      ) ?? []
    ).map((line) => `${file}: ${line.trim()}`),
  )
  expect(declarations).toEqual([])
})

it('modules that server components render attach no refs', () => {
  const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')] as const)
  const attaching = modules.filter(([, code]) => !code.startsWith("'use client'") && /\bref=\{(?!ref\})/.test(code))
  expect(attaching.map(([file]) => file)).toEqual([])
})

it('covers every exported component', () => {
  expect(Object.keys({ ...cases, ...exempt }).filter((name) => !exported.has(name))).toEqual([])
})
