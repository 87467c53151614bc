import { describe, expect, it } from 'vitest'
import { readChromatic } from './chromatic.ts'

const size = { width: 1280, height: 1024 }
const sizes = { phone: { styles: { width: '390px', height: '844px' } } }
const read = (chromatic?: unknown) => readChromatic({ chromatic, sizes, isNotVisual: false }, size)
const plain = { status: 'captured', delay: 0, ignoreSelectors: [], media: {} }

describe('a story', () => {
  it('asks for nothing without parameters', () => {
    expect(read()).toEqual({ settings: plain, modes: [] })
    expect(read({ diffThreshold: 0.2, forcedColors: 'none', disableSnapshot: false })).toEqual({
      settings: plain,
      modes: [],
    })
  })

  it('is skipped by a parameter, by the older one, by a tag, or with all of its modes', () => {
    const skipped = (reason: string) => ({ settings: { status: 'skipped', reason }, modes: [] })
    expect(read({ disableSnapshot: true })).toEqual(skipped('parameters.chromatic.disableSnapshot'))
    expect(read({ disable: true })).toEqual(skipped('parameters.chromatic.disable'))
    expect(readChromatic({ sizes, isNotVisual: true }, size)).toEqual(skipped('the tag !visual'))
    expect(read({ modes: { dark: { theme: 'dark', disable: true } } })).toEqual(
      skipped('parameters.chromatic.modes, which are all disabled'),
    )
  })

  it('is captured as it asks, after 15 s at most', () => {
    const ignoreSelectors = ['time', 'a:after']
    const { settings } = read({
      ignoreSelectors,
      delay: 60_000,
      prefersReducedMotion: 'reduce',
      forcedColors: 'active',
    })
    expect(settings).toEqual({
      status: 'captured',
      delay: 15_000,
      ignoreSelectors,
      media: { reducedMotion: 'reduce', forcedColors: 'active' },
    })
  })

  it('has modes of globals and viewports, but for those that it disables', () => {
    const { modes } = read({
      modes: {
        dark: { theme: 'dark', backgrounds: { value: '#000' } },
        off: { theme: 'dark', disable: true },
        named: { viewport: 'phone', locale: 'fr' },
        known: { viewport: 'ipad' },
        narrow: { viewport: 320 },
        text: { viewport: '1000px' },
        both: { viewport: { width: 800, height: '600px' } },
        low: { viewport: { height: 300 } },
        plain: {},
      },
      viewports: [320, 1200],
    })
    expect(modes).toEqual([
      ['dark', { globals: { theme: 'dark', backgrounds: { value: '#000' } } }],
      ['named', { globals: { locale: 'fr' }, size: { width: 390, height: 844 } }],
      ['known', { size: { width: 768, height: 1024 } }],
      ['narrow', { size: { width: 320, height: 1024 } }],
      ['text', { size: { width: 1000, height: 1024 } }],
      ['both', { size: { width: 800, height: 600 } }],
      ['low', { size: { width: 1280, height: 300 } }],
      ['plain', {}],
      ['320px', { size: { width: 320, height: 1024 } }],
      ['1200px', { size: { width: 1200, height: 1024 } }],
    ])
  })

  it.each([
    ['off', 'parameters.chromatic is "off", which is not values by name'],
    [{ disableSnapshot: 'yes' }, '.disableSnapshot is "yes", which is not true or false'],
    [{ delay: '300' }, '.delay is "300", which is not a number of milliseconds'],
    [{ delay: -1 }, '.delay is -1,'],
    [{ ignoreSelectors: 'time' }, '.ignoreSelectors is "time", which is not a list of CSS selectors'],
    [{ forcedColors: true }, '.forcedColors is true, which is not "active" or "none"'],
    [{ prefersReducedMotion: true }, '.prefersReducedMotion is true, which is not "reduce" or "no-preference"'],
    [{ viewports: [320, 'wide'] }, '.viewports is [320,"wide"], which is not a list of widths in pixels'],
    [{ modes: ['dark'] }, '.modes is ["dark"], which is not modes by name'],
    [{ modes: { dark: 'dark' } }, '.modes.dark is "dark", which is not globals and a viewport'],
    [{ modes: { dark: { disable: 'yes' } } }, '.modes.dark.disable is "yes",'],
    [{ modes: { wide: { viewport: 'wide' } } }, '.modes.wide.viewport is "wide", which is not the name of a viewport'],
    [{ modes: { wide: { viewport: 0 } } }, '.modes.wide.viewport is 0, which is not a name, a width,'],
    [
      { modes: { wide: { viewport: { width: '10rem' } } } },
      '.modes.wide.viewport.width is "10rem", which is not a number',
    ],
  ])('cannot be read with %j', (chromatic, reason) => {
    const { settings } = read(chromatic)
    expect(settings).toEqual({ status: 'unreadable', reason: expect.stringContaining(reason) as unknown })
  })

  it('may have any modes where none are read', () => {
    const { settings, modes } = readChromatic({ chromatic: { modes: 'none' }, sizes, isNotVisual: false }, null)
    expect([settings, modes]).toEqual([plain, []])
  })
})
