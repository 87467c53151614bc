/**
 * @typedef {object} Node One element as a browser sees it.
 * @property {string} tag
 * @property {string} text its own words, without its children's
 * @property {Record<string, string>} attributes
 * @property {Record<string, string>} style computed, as far as asked for; `::before` and `::after` stand before the property
 * @property {number[]} box x, y, width and height in CSS pixels
 * @property {Node[]} children
 *
 * @typedef {Record<string, Record<string, string>>} Tokens What each theme calls each custom property of the root.
 *
 * @typedef {{ id: string, help: string }} Violation A rule that axe found broken.
 * @typedef {{ reporters: { type: string, result: { violations?: Violation[] } }[] }} Finished What Storybook says at a story's end.
 */

/**
 * What runs inside of a page before anything else there: it holds the clock and chance still, and hands out, as
 * `window.visualReview`, what the review asks of a page. It is sent as text, so it uses nothing from outside of itself.
 */
export function inPage() {
  const now = Date.UTC(2026, 0, 15, 9)
  const RealDate = Date
  window.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now).toString(),
    construct: (date, args, target) => Reflect.construct(date, args.length > 0 ? args : [now], target),
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  })
  let seed = 1
  Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647

  /** Settings for all stories that follow. @param {Record<string, unknown>} globals */
  const set = (globals) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals })

  /** The screen that a story asks for by itself. @param {string} storyId @returns {Promise<string | undefined>} */
  const screenOf = async (storyId) =>
    (await window.__STORYBOOK_PREVIEW__.loadStory({ storyId })).storyGlobals['viewport']?.value

  /** @type {Promise<Violation[]>} */
  let finished = Promise.resolve([])

  /** What axe found in the story that is shown, once Storybook has done with it. */
  const violations = () => finished

  /** Shows a story, plays it to its end, and says what went wrong. @param {string} id @returns {Promise<string[]>} */
  const show = async (id) => {
    await finished
    seed = 1
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    finished = new Promise((resolve) => {
      channel.once('storyFinished', (/** @type {Finished} */ { reporters }) => {
        resolve(reporters.flatMap(({ type, result }) => (type === 'a11y' ? (result.violations ?? []) : [])))
      })
    })
    return new Promise((resolve) => {
      for (const name of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
        channel.once(name, (/** @type {Partial<Error>} */ data) => resolve([data.message ?? JSON.stringify(data)]))
      const hear = (/** @type {{ newPhase: string, storyId: string }} */ { newPhase, storyId }) => {
        if (newPhase === 'loading') document.body.hidden = false
        if (newPhase !== 'completing' || storyId !== id) return
        channel.off('storyRenderPhaseChanged', hear)
        resolve([])
      }
      channel.on('storyRenderPhaseChanged', hear)
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    })
  }

  /** Shows nothing until the next story is there. A drawing keeps traces of the sizes that it was drawn in before. */
  const blank = () => void (document.body.hidden = true)

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  /**
   * Waits for fonts and pictures, and brings everything that moves to its end, or stops it where it has none. Says what
   * is on the page beyond its picture, as one word, and whether the page is larger than the screen.
   * @param {string[]} names of properties
   */
  const settle = async (names) => {
    scrollTo(0, 0)
    await document.fonts.ready
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    for (let round = 0; round < 10; round++) {
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
      for (const animation of moving)
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      const targets = moving.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
      const moved = targets.filter((target) => target instanceof HTMLElement || target instanceof SVGElement)
      // What has moved keeps a layer of its own, with edges of its own, until something else makes it be drawn again.
      for (const { style } of moved) style.willChange = 'opacity'
      await frame()
      for (const { style } of moved) style.removeProperty('will-change')
      await frame()
      await frame()
      if (moving.length === 0) break
    }
    const { scrollWidth, scrollHeight } = document.documentElement
    return { mark: await fingerprint(names), isLarge: scrollWidth > innerWidth || scrollHeight > innerHeight }
  }

  /** Names that React makes up differ with what was shown before, and file names with their content. @param {string} text @param {Map<string, string>} names */
  const steady = (text, names) =>
    text
      .replaceAll(location.origin, '')
      .replace(/-[\w-]{8}(?=\.\w+$)/, '')
      .replace(
        /(radix-)?(_r_\w+_|:r\w+:|«r\w+»)/g,
        (name) => names.get(name) ?? String(names.set(name, `#${names.size + 1}`).get(name)),
      )

  /** @param {Element} element @param {Map<string, string>} names */
  const attributesOf = (element, names) => {
    /** @type {Record<string, string>} */
    const attributes = {}
    for (const { name, value } of element.attributes)
      if (name !== 'class' && name !== 'style') attributes[name] = steady(value, names)
    for (const name of ['checked', 'value'])
      if (name in element) attributes[`(${name})`] = String(Reflect.get(element, name))
    if (element === document.activeElement && element !== document.body) attributes['(focus)'] = 'yes'
    return attributes
  }

  /** @param {Element} element @param {string[]} names */
  const styleOf = (element, names) => {
    /** @type {Record<string, string>} */
    const style = {}
    const computed = element.computedStyleMap()
    for (const name of names) {
      const value = computed.get(name)
      if (value) style[name] = String(value)
    }
    const size = parseFloat(style['font-size'] ?? '')
    // In parts of the font's size, as they were written: a larger font is one change, not three.
    for (const name of ['line-height', 'letter-spacing'])
      if (style[name]?.endsWith('px')) style[name] = `${Math.round((parseFloat(style[name]) / size) * 1000) / 1000}em`
    for (const pseudo of names.length > 20 ? ['::before', '::after'] : []) {
      const drawn = getComputedStyle(element, pseudo)
      if (['none', 'normal'].includes(drawn.content)) continue
      for (const name of names)
        if (!/^(width|height|inset|margin|transform-origin|grid|flex-basis)/.test(name))
          style[`${pseudo} ${name}`] = drawn.getPropertyValue(name)
    }
    return style
  }

  /** @param {Element} element @param {string[]} names @param {Map<string, string>} made @returns {Node} */
  const nodeOf = (element, names, made) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const own = [...element.childNodes].flatMap((child) => (child instanceof Text ? [child.data.trim()] : []))
    return {
      tag: element.localName,
      text: own.filter(Boolean).join(' '),
      attributes: attributesOf(element, made),
      style: styleOf(element, names),
      box: [x, y, width, height].map((length) => Math.round(length * 100) / 100),
      children: [...element.children].filter((child) => isShown(child)).map((child) => nodeOf(child, names, made)),
    }
  }

  /** Whether an element counts. What a toast has announced is withdrawn after a second, which is not a change. */
  const isShown = (/** @type {Element} */ element) =>
    !element.matches(
      'script, style, template, [class^="sb-"], [id^="storybook-"]:not(#storybook-root), [data-toast-host] > [role="status"]',
    )

  /** What is on the page. @param {string[]} names of properties */
  const tree = (names) => nodeOf(document.body, names, new Map())

  /** @param {string[]} names of properties */
  const fingerprint = async (names) => {
    const text = JSON.stringify(tree(names), (key, value) => (key === 'box' ? undefined : value))
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return btoa(String.fromCharCode(...new Uint8Array(hash)))
  }

  const [still, abrupt] = [new CSSStyleSheet(), new CSSStyleSheet()]
  // A caret blinks. What moves with the scroll has no end, for which Storybook would wait five seconds, and stands
  // elsewhere after each look beyond the screen; with the clock instead it is at its end at once.
  still.replaceSync('*, ::before, ::after { caret-color: transparent !important; animation-timeline: auto !important }')
  abrupt.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)

  /** Gives tokens the values they have in these tables, or their own again. @param {string[]} names @param {Tokens | null} tables */
  const dress = (names, tables) => {
    /** @type {NodeListOf<HTMLElement>} */
    const themed = document.querySelectorAll('html, [data-theme]')
    // At once: a colour on its way is written otherwise than one that stands, even at its end.
    document.adoptedStyleSheets.push(abrupt)
    for (const { dataset, style } of themed) {
      const table = tables?.[dataset['theme'] ?? 'light']
      for (const name of names) style.setProperty(name, tables ? (table?.[name] ?? 'initial') : '')
    }
    void document.body.offsetHeight
    document.adoptedStyleSheets.pop()
  }

  /**
   * Every custom property of the root in every theme, some of them dressed up.
   * @param {string[]} themes
   * @param {string[]} names
   * @param {Tokens | null} tables
   * @returns {Tokens}
   */
  const tokens = (themes, names, tables) => {
    const root = document.documentElement
    const { theme = 'light' } = root.dataset
    const read = themes.map((name) => {
      root.dataset['theme'] = name
      dress(names, tables)
      const own = [...root.computedStyleMap()].filter(([key]) => key.startsWith('--') && !key.startsWith('--tw-'))
      return [name, Object.fromEntries(own.map(([key, value]) => [key, String(value)]))]
    })
    root.dataset['theme'] = theme
    dress(names, null)
    return Object.fromEntries(read)
  }

  return (window.visualReview = { set, screenOf, blank, show, violations, settle, tree, tokens, dress })
}
