import { createElement, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { assert, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '@summit/ui/styles.css'

/** What W3C's tests use of Selenium and of AVA, on our page in place of the example that they load. */
const pages = import.meta.glob<{ Page: ComponentType }>('./pages/*.tsx')

export const By = { css: (selector: string) => selector }

/** The keys that they press, as `userEvent.keyboard` has them. */
export const Key = {
  ...Object.fromEntries(
    ['Enter', 'Tab', 'Escape', 'Home', 'End', 'Backspace', 'Delete'].map((key) => [key.toUpperCase(), `{${key}}`]),
  ),
  ...Object.fromEntries(['Up', 'Down', 'Left', 'Right'].map((way) => [`ARROW_${way.toUpperCase()}`, `{Arrow${way}}`])),
  RETURN: '{Enter}',
  SPACE: ' ',
  SHIFT: '{Shift}',
  ALT: '{Alt}',
  CONTROL: '{Control}',
  META: '{Meta}',
  COMMAND: '{Meta}',
  BACK_SPACE: '{Backspace}',
  chord: (...keys: string[]) => {
    const held = keys.slice(0, -1)
    return [
      ...held.map((key) => key.replace('}', '>}')),
      keys.at(-1),
      ...held.map((key) => key.replace('{', '{/')),
    ].join('')
  },
}

/** An element, or one that is not there, as a pop-up that is closed. */
class Found {
  private selector: string
  private node: Element | null
  constructor(selector: string, node: Element | null) {
    this.selector = selector
    this.node = node
  }
  private get element() {
    if (!this.node) throw new Error(`There is no ${this.selector}`)
    // SAFETY: the pages are HTML.
    return this.node as HTMLElement
  }
  click = () => userEvent.click(this.element)
  sendKeys = async (...keys: string[]) => {
    if (!this.element.contains(document.activeElement)) this.element.focus()
    for (const key of keys) await userEvent.keyboard(key)
  }
  getAttribute = async (name: string) =>
    name === 'value' && this.element instanceof HTMLInputElement ? this.element.value : this.element.getAttribute(name)
  getText = async () => this.element.innerText
  getTagName = async () => this.element.tagName.toLowerCase()
  // What closes is still there until its motion ends.
  isDisplayed = async () => Boolean(this.node?.checkVisibility() && !this.node.closest('[data-state=closed][role]'))
  findElement = async (selector: string) => find(this.element, selector)
  findElements = async (selector: string) => findAll(this.element, selector)
}

const find = (root: ParentNode, selector: string) => new Found(selector, root.querySelector(selector))
const findAll = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((node) => new Found(selector, node))

let root: Root | undefined

async function load(name: string) {
  root?.unmount()
  document.body.replaceChildren()
  // The pop-ups are in the body, where the tests look for them.
  document.body.id = 'ex1'
  document.body.className = 'summit'
  const container = document.body.appendChild(document.createElement('div'))
  const page = await pages[`./pages/${name}.tsx`]?.()
  if (!page) throw new Error(`There is no page ${name}`)
  root = createRoot(container)
  root.render(createElement(page.Page))
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0)
}

/** The examples have their pop-ups in the document always, ours while they are open. */
async function openPopUp() {
  const opener = document.querySelector('[aria-haspopup]')
  if (opener) await userEvent.click(opener)
}

function toSession(name: string) {
  return {
    get: () => load(name),
    findElement: (selector: string) => find(document, selector),
    findElements: async (selector: string) => findAll(document, selector),
    executeScript: async (run: (...args: unknown[]) => unknown, ...args: unknown[]) => run(...args),
    wait: async (condition: Promise<unknown> | (() => Promise<unknown>)) => {
      if (typeof condition !== 'function') return condition
      await expect.poll(condition, { timeout: 500 }).toBeTruthy()
      return true
    },
  }
}

type Body = (t: object) => Promise<void>

export function ariaTest(title: string, page: string, testId: string, body: Body) {
  const example = /([\w-]+)\.html$/.exec(page)?.[1] ?? ''
  it(`${example} ${testId} ${title}`, async () => {
    const session = toSession(example)
    await session.get()
    const context = {
      session,
      waitTime: 500,
      queryElement: async (_: unknown, selector: string) => find(document, selector),
      queryElements: async (_: unknown, selector: string) => {
        if (!document.querySelector(selector)) await openPopUp()
        const found = findAll(document, selector)
        assert(found.length > 0, `Element query returned no results: ${selector}`)
        return found
      },
    }
    await body({
      context,
      is: assert.strictEqual,
      not: assert.notStrictEqual,
      true: assert.isTrue,
      false: assert.isFalse,
      truthy: assert.isOk,
      falsy: assert.isNotOk,
      deepEqual: assert.deepEqual,
      pass: () => undefined,
      fail: (message: string) => assert.fail(message),
      plan: () => undefined,
      log: () => undefined,
    })
  })
}
ariaTest.failing = () => undefined

export { assert as default }
