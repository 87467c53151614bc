/** An element of a rendered story. */
export interface PageNode {
  tag: string
  /** Text of the element itself, without its descendants. */
  text: string
  attributes: Record<string, string>
  /** Requested computed styles. Those of pseudo-elements are named `::before color`. */
  style: Record<string, string>
  /** In CSS pixels. */
  box: [x: number, y: number, width: number, height: number]
  children: PageNode[]
  /** Only its tag and its box are known of an element that is ignored. @default false */
  isIgnored?: true
}

/** Values of the root's custom properties, by theme and name. */
export type TokenTables = Record<string, Record<string, string>>

/** A violated axe rule. */
export interface Violation {
  id: string
  help: string
  helpUrl?: string
}

/** A story, as far as it is used here. */
interface LoadedStory {
  tags?: readonly string[]
  storyGlobals: { viewport?: string | { value?: string; isRotated?: boolean } }
  parameters: {
    chromatic?: unknown
    viewport?: {
      options?: Viewports
      /** As it was written before Storybook 9. */
      viewports?: Viewports
      defaultViewport?: string
      defaultOrientation?: string
    }
  }
}

type Viewports = Readonly<Record<string, { styles?: { width?: unknown; height?: unknown } } | undefined>>

/** Storybook's preview API, as far as it is used here. Internal: check it when Storybook is upgraded. */
declare global {
  interface Window {
    visualReview: PageFunctions
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (data: never) => void) => void
      off: (event: string, listener: (data: never) => void) => void
      once: (event: string, listener: (data: never) => void) => void
      emit: (event: string, data: unknown) => void
    }
    __STORYBOOK_PREVIEW__: {
      loadStory: (options: { storyId: string }) => Promise<LoadedStory>
      storyStoreValue?: { projectAnnotations?: { tags?: readonly string[] } }
      view: { showPreparingStory: () => void }
    }
  }
}

/** The functions that a page offers to the review as `window.visualReview`. */
export type PageFunctions = ReturnType<typeof installPageFunctions>

/**
 * Runs in a page before its own scripts: fixes the clock and the random numbers, and installs `window.visualReview`.
 * It is sent to the browser as text, so it uses nothing from outside of itself.
 */
export function installPageFunctions() {
  const now = Date.UTC(2026, 0, 15, 9)
  const RealDate = Date
  window.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now).toString(),
    construct: (date, args: unknown[], target) =>
      Reflect.construct(date, args.length > 0 ? args : [now], target) as Date,
    get: (date, key): unknown => (key === 'now' ? () => now : Reflect.get(date, key)),
  })
  let seed = 1
  Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647

  /** How long to wait for timers before a capture, in milliseconds. */
  const TIMER_LIMIT = 1000
  /** When timers are due, by id. */
  const timers = new Map<number | undefined, number>()
  const { setTimeout: setTimer } = window
  const getTime = performance.now.bind(performance)
  window.setTimeout = (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (typeof handler !== 'function') return setTimer(handler, delay)
    const id = setTimer(() => {
      timers.delete(id)
      Reflect.apply(handler, window, args)
    }, delay)
    // A library may give it anything.
    timers.set(id, getTime() + (Number.isFinite(delay) ? delay : 0))
    return id
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const clear = window[name]
    window[name] = (id) => {
      timers.delete(id)
      clear(id)
    }
  }

  /** Resolves when no timer is due before the deadline. */
  const timersEnded = async (deadline: number) => {
    const nextDue = () => Math.min(...timers.values())
    for (let due = nextDue(); due <= deadline; due = nextDue())
      await new Promise((resolve) => setTimer(resolve, due - getTime()))
  }

  const stillSheet = new CSSStyleSheet()
  // Carets blink. Scroll-driven animations never finish, which Storybook would wait 5 s for; on the document timeline
  // they finish at once.
  stillSheet.replaceSync(
    '*, ::before, ::after { caret-color: transparent !important; animation-timeline: auto !important }',
  )
  // A transition begins in whichever frame its cause is laid out, as those of anchored elements, even in the frame of
  // the screenshot.
  const noTransitionSheet = new CSSStyleSheet()
  noTransitionSheet.replaceSync('*, ::before, ::after, ::backdrop, ::details-content { transition: none !important }')

  /** Selectors of elements that are left blank in the picture, and of which the tree has only the box. */
  let ignored: readonly string[] = []
  const ignoredSheet = new CSSStyleSheet()

  /** Ignores elements besides those that are marked. They are shown until the story has settled: it may look at them. */
  const ignore = (selectors: readonly string[]) => {
    ignored = ['.chromatic-ignore', '[data-chromatic="ignore"]', ...selectors]
    // Unlike a colour on top, this also covers an image, an overflow and a shadow root, and nothing beside the element.
    ignoredSheet.replaceSync(ignored.map((selector) => `${selector} { opacity: 0 !important }`).join('\n'))
    ignoredSheet.disabled = true
  }
  ignore([])

  const isSelector = (text: string) => {
    try {
      document.querySelector(text)
      return true
    } catch {
      return false
    }
  }

  /** Shadow roots by host. Closed ones cannot be reached in another way. */
  const shadowRoots = new WeakMap<Element, ShadowRoot>()
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    shadowRoots.set(this, root)
    return root
  }
  const getShadowRoot = (element: Element) => shadowRoots.get(element) ?? element.shadowRoot

  /** The document and all shadow roots in it. Each has the sheets: an element may have replaced its own. */
  const allRoots = (root: Document | ShadowRoot = document): (Document | ShadowRoot)[] => {
    for (const sheet of [stillSheet, noTransitionSheet, ignoredSheet])
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
    const inner = [...root.querySelectorAll('*')].flatMap((element) => getShadowRoot(element) ?? [])
    return [root, ...inner.flatMap((shadow) => allRoots(shadow))]
  }

  const phaseChanged = 'storyRenderPhaseChanged'
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))

  /** The story that is rendered, and how far Storybook has come with it. */
  let current: { storyId: string; phase: string; resolve: (errors: string[]) => void }
  current = { storyId: '', phase: 'finished', resolve: () => {} }
  let lastViolations: Violation[] = []
  let ownGlobals: unknown
  let userGlobals: unknown

  /** Sets Storybook globals for all stories, and follows what Storybook does from now on. */
  const start = (globals: Readonly<Record<string, unknown>>) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    channel.on(phaseChanged, ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
      if (storyId !== current.storyId) return
      current.phase = newPhase
      if (newPhase === 'loading') document.body.hidden = false
      // Storybook 8 has no `completing`.
      if (newPhase === 'completing' || newPhase === 'completed') current.resolve([])
    })
    for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
      channel.on(event, (error: { message?: string }) => current.resolve([error.message ?? JSON.stringify(error)]))
    channel.on(
      'storyFinished',
      ({ reporters }: { reporters: { type: string; result: { violations?: Violation[] } }[] }) => {
        lastViolations = reporters.flatMap(({ type, result }) => (type === 'a11y' ? (result.violations ?? []) : []))
      },
    )
    channel.on('globalsUpdated', (globals: { userGlobals: unknown }) => ({ userGlobals } = globals))
    channel.emit('updateGlobals', { globals })
    ownGlobals = userGlobals
    // It hides the page where a story takes longer than 0.1 s: what is rendered then, as on a busy machine, gets no focus.
    window.__STORYBOOK_PREVIEW__.view.showPreparingStory = () => {}
  }

  /** Resolves when Storybook has finished the story. It renders it once more if the story or an addon sets globals. */
  const finished = async () => {
    await nextFrame()
    const nextPhase = (resolve: () => void) => window.__STORYBOOK_ADDONS_CHANNEL__.once(phaseChanged, resolve)
    while (current.phase !== 'finished') await new Promise<void>(nextPhase)
  }

  /** Takes back what the last story or an addon set, such as forced pseudo-classes: it would hold for all others. */
  const restoreGlobals = async () => {
    if (JSON.stringify(userGlobals) === JSON.stringify(ownGlobals)) return
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: ownGlobals })
    await finished()
  }

  /** The sizes that a story knows by name. */
  const getSizes = ({ viewport: { options, viewports } = {} }: LoadedStory['parameters']) => {
    const sizes = Object.entries({ ...viewports, ...options }).flatMap(([name, viewport]) => {
      // Older Storybooks allow a function.
      const { width, height } = viewport?.styles ?? {}
      return typeof width === 'string' && typeof height === 'string'
        ? [[name, { styles: { width, height } }] as const]
        : []
    })
    return Object.fromEntries(sizes)
  }

  /** The viewport that a story sets, and the sizes that it knows by name. */
  const getViewport = async (storyId: string) => {
    const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId })
    const { defaultViewport, defaultOrientation } = parameters.viewport ?? {}
    const set = storyGlobals.viewport
    const { value, isRotated } = typeof set === 'string' ? { value: set } : { ...set }
    return {
      name: value ?? defaultViewport,
      isRotated: isRotated ?? (!value && defaultOrientation === 'landscape'),
      options: getSizes(parameters),
    }
  }

  /** What a story says of how it is captured. */
  const readParameters = async (storyId: string) => {
    const preview = window.__STORYBOOK_PREVIEW__
    const { parameters, tags = [] } = await preview.loadStory({ storyId })
    // A story can only remove a tag that it would inherit.
    const inherited = preview.storyStoreValue?.projectAnnotations?.tags ?? []
    return {
      chromatic: parameters.chromatic,
      sizes: getSizes(parameters),
      isNotVisual: inherited.includes('visual') && !tags.includes('visual'),
    }
  }

  /** The axe violations of the rendered story. */
  const violations = async () => {
    await finished()
    return lastViolations
  }

  /** Renders a story and runs its play function. Resolves with the errors. */
  const renderStory = async (storyId: string, ignoreSelectors: readonly string[]): Promise<string[]> => {
    await finished()
    await restoreGlobals()
    const invalid = ignoreSelectors.find((text) => !isSelector(text))
    if (invalid !== undefined)
      return [`parameters.chromatic.ignoreSelectors has "${invalid}", which is no CSS selector`]
    ignore(ignoreSelectors)
    seed = 1
    return new Promise((resolve) => {
      current = { storyId, phase: 'preparing', resolve }
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
  }

  /** Hides the page until the next story. An SVG that is resized keeps traces of its former size. */
  const hide = () => void (document.body.hidden = true)

  /** Loads all images, lazy ones too: as nobody scrolls, most of them would never load. */
  const loadImages = async (observer: MutationObserver) => {
    const images = allRoots().flatMap((root) => [...root.querySelectorAll('img')])
    const lazy = images.filter(({ loading }) => loading === 'lazy')
    for (const image of lazy) image.loading = 'eager'
    observer.takeRecords()
    await Promise.allSettled(images.map((image) => image.decode()))
    for (const image of lazy) image.loading = 'lazy'
    observer.takeRecords()
  }

  /** Draws elements that were animated again: until then they keep a compositing layer of their own, with other edges. */
  const redraw = async (animated: Animation[], observer: MutationObserver) => {
    const targets = animated.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    const elements = targets.filter((target) => target instanceof HTMLElement || target instanceof SVGElement)
    for (const { style } of elements) style.willChange = 'opacity'
    observer.takeRecords()
    await nextFrame()
    for (const { style } of elements) style.removeProperty('will-change')
    observer.takeRecords()
  }

  /**
   * Waits until nothing changes any more: for Storybook, fonts, images, code that renders later, timers of up to a second,
   * and animations, which are finished; endless ones are cancelled. Resolves with whether the page is larger than the
   * viewport.
   */
  const settle = async () => {
    // The page's own method may leave some out.
    const { getAnimations } = Document.prototype
    const runningAnimations = () =>
      allRoots()
        .flatMap((root) => (root instanceof Document ? getAnimations.call(root) : root.getAnimations()))
        .filter(({ playState }) => playState === 'running')
    // One that is set again and again would otherwise be waited for without end.
    const deadline = getTime() + TIMER_LIMIT
    let hasChanged = true
    const observer = new MutationObserver(() => (hasChanged = true))
    scrollTo(0, 0)
    for (let round = 0; round < 10 && hasChanged; round++) {
      for (const root of allRoots())
        observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
      hasChanged = false
      await document.fonts.ready
      await loadImages(observer)
      const animations = runningAnimations()
      for (const animation of animations)
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      if (animations.length > 0) await redraw(animations, observer)
      await finished()
      await timersEnded(deadline)
      await nextFrame()
      await idle()
      hasChanged ||= runningAnimations().length > 0
    }
    observer.disconnect()
    ignoredSheet.disabled = false
    const { scrollWidth, scrollHeight } = document.documentElement
    return scrollWidth > innerWidth || scrollHeight > innerHeight
  }

  /** Replaces ids that React generates, which depend on earlier stories, and content hashes in file names. */
  const stable = (text: string, ids: Map<string, string>) =>
    text
      .replaceAll(location.origin, '')
      .replace(/-[\w-]{8}(?=\.\w+$)/, '')
      .replace(/(radix-)?(_r_\w+_|:r\w+:|«r\w+»)/g, (id) => {
        const known = ids.get(id) ?? `#${ids.size + 1}`
        ids.set(id, known)
        return known
      })

  /** Whether an attribute only scopes styles, as a class does, in Angular or Vue: its name is a hash of the source. */
  const isScope = (name: string) => /^(_ng(host|content)-|data-v-[\da-f]{8}(-s)?$)/.test(name)

  const getAttributes = (element: Element, ids: Map<string, string>) => {
    const attributes: Record<string, string> = {}
    for (const { name, value } of element.attributes)
      if (name !== 'class' && name !== 'style' && !isScope(name)) attributes[name] = stable(value, ids)
    for (const name of ['checked', 'value'])
      if (name in element) attributes[`(${name})`] = String(Reflect.get(element, name))
    if (element === document.activeElement && element !== document.body) attributes['(focus)'] = 'yes'
    return attributes
  }

  /** The keyframes of all style sheets by name, read once for each tree that has animations. */
  let knownKeyframes: Map<string, string> | null = null
  const readKeyframes = () => {
    const keyframes = new Map<string, string>()
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSKeyframesRule) {
          const frames = [...rule.cssRules].map(({ cssText }) => cssText.replace(/\s+/g, ' '))
          keyframes.set(rule.name, `${keyframes.get(rule.name) ?? ''}${frames.join(' ')}`)
        } else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules)
      }
    }
    for (const root of allRoots())
      for (const { cssRules } of [...root.styleSheets, ...root.adoptedStyleSheets]) read(cssRules)
    return keyframes
  }

  const getStyle = (element: Element, properties: readonly string[]) => {
    const style: Record<string, string> = {}
    const computed = element.computedStyleMap()
    for (const name of properties) {
      const value = computed.get(name)
      if (value) style[name] = String(value)
    }
    const animations = style['animation-name']
    if (animations && animations !== 'none') {
      const keyframes = (knownKeyframes ??= readKeyframes())
      const texts = animations.split(', ').map((name) => keyframes.get(name) ?? name)
      style['keyframes'] = texts.join(', ')
      // CSS modules put a hash of the whole sheet into the names.
      delete style['animation-name']
    }
    // Relative to the font size, so that a changed font size is one change.
    const fontSize = parseFloat(style['font-size'] ?? '')
    for (const name of ['line-height', 'letter-spacing'])
      if (style[name]?.endsWith('px'))
        style[name] = `${Math.round((parseFloat(style[name]) / fontSize) * 1000) / 1000}em`
    for (const pseudo of properties.length > 20 ? ['::before', '::after'] : []) {
      const pseudoStyle = getComputedStyle(element, pseudo)
      if (['none', 'normal'].includes(pseudoStyle.content)) continue
      for (const name of properties)
        if (!/^(width|height|inset|margin|transform-origin|grid|flex-basis)/.test(name))
          style[`${pseudo} ${name}`] = pseudoStyle.getPropertyValue(name)
    }
    return style
  }

  const rounded = (length: number) => Math.round(length * 100) / 100

  const getNode = (element: Element, properties: readonly string[], ids: Map<string, string>): PageNode => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const tag = element.localName
    const box: PageNode['box'] = [rounded(x), rounded(y), rounded(width), rounded(height)]
    if (ignored.some((selector) => element.matches(selector)))
      return { tag, text: '', attributes: {}, style: {}, box, children: [], isIgnored: true }
    const texts = [...element.childNodes].flatMap((child) => (child instanceof Text ? [child.data.trim()] : []))
    return {
      tag,
      text: texts.filter(Boolean).join(' '),
      attributes: getAttributes(element, ids),
      style: getStyle(element, properties),
      box,
      children: [...(getShadowRoot(element)?.children ?? []), ...element.children]
        .filter(isContent)
        .map((child) => getNode(child, properties, ids)),
    }
  }

  /** Excludes Storybook's own elements, and toast announcements, which are removed after a second. */
  const isContent = (element: Element) =>
    !element.matches(
      'script, style, template, [class^="sb-"], [id^="storybook-"]:not(#storybook-root), [data-toast-host] > [role="status"]',
    )

  /** The elements of the page, with computed styles. */
  const tree = (properties: readonly string[]) => {
    noTransitionSheet.disabled = true
    knownKeyframes = null
    const node = getNode(document.body, properties, new Map())
    noTransitionSheet.disabled = false
    return node
  }

  /** A hash of the page's elements with the given style properties, and of where those are that are left blank. */
  const fingerprint = async (properties: readonly string[]) => {
    const text = JSON.stringify(tree(properties), function (this: Partial<PageNode>, key, value: unknown) {
      return key === 'box' && !this.isIgnored ? undefined : value
    })
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return btoa(String.fromCharCode(...new Uint8Array(hash)))
  }

  allRoots()

  /** The inline styles of elements whose tokens are overridden. */
  const ownStyles = new Map<CSSStyleDeclaration, string>()

  /** Gives tokens the values of the tables, or their own again with `null`. The root's table may be the one without a name. */
  const overrideTokens = (names: readonly string[], tables: TokenTables | null) => {
    const root = document.documentElement
    if (tables === null) {
      for (const [style, text] of ownStyles) style.cssText = text
      ownStyles.clear()
      return
    }
    for (const element of document.querySelectorAll<HTMLElement>('html, [data-theme]')) {
      const { dataset, style } = element
      const table = (element === root && tables['']) || tables[dataset['theme'] ?? 'light']
      if (!ownStyles.has(style)) ownStyles.set(style, style.cssText)
      for (const name of names) style.setProperty(name, table?.[name] ?? 'initial')
    }
  }

  /**
   * All custom properties of the root in each theme, some of them overridden. The theme without a name is the one that is
   * shown.
   */
  const tokens = (themes: readonly string[], names: readonly string[], tables: TokenTables | null): TokenTables => {
    const root = document.documentElement
    const theme = root.getAttribute('data-theme')
    const computed = getComputedStyle(root)
    const entries = themes.map((name) => {
      if (name !== '') root.dataset['theme'] = name
      overrideTokens(names, tables)
      const own = [...root.computedStyleMap().keys()].filter((key) => key.startsWith('--') && !key.startsWith('--tw-'))
      return [name, Object.fromEntries(own.map((key) => [key, computed.getPropertyValue(key)]))] as const
    })
    if (theme === null) root.removeAttribute('data-theme')
    else root.dataset['theme'] = theme
    overrideTokens(names, null)
    return Object.fromEntries(entries)
  }

  const functions = {
    start,
    getViewport,
    readParameters,
    hide,
    renderStory,
    violations,
    settle,
    fingerprint,
    tree,
    tokens,
    overrideTokens,
  }
  Object.assign(window, { visualReview: functions })
  return functions
}
