import { INITIAL_VIEWPORTS, MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { expect, it } from 'vitest'
import { getSize } from './viewports.ts'

const fallback = { width: 1440, height: 900 }
const options = {
  phone: { styles: { width: '390px', height: '844px' } },
  wide: { styles: { width: '100%', height: '50rem' } },
}
const sized = (name: string | undefined, isRotated = false) => getSize({ name, isRotated, options }, {}, fallback)

it("knows Storybook's own viewports", () => {
  for (const [name, { styles }] of Object.entries({ ...MINIMAL_VIEWPORTS, ...INITIAL_VIEWPORTS })) {
    const { width, height } = sized(name)
    expect([name, `${width}px`, `${height}px`]).toEqual([name, styles.width, styles.height])
  }
})

it("takes the story's viewport, then the configuration's, in pixels", () => {
  expect(sized('phone')).toEqual({ width: 390, height: 844 })
  expect(sized('phone', true)).toEqual({ width: 844, height: 390 })
  const configured = { phone: { styles: { width: '320px', height: '640px' } } }
  expect(getSize({ name: 'phone', isRotated: false, options }, configured, fallback)).toEqual({
    width: 390,
    height: 844,
  })
  expect(getSize({ name: 'phone', isRotated: false, options: {} }, configured, fallback)).toEqual({
    width: 320,
    height: 640,
  })
  expect(sized('375px-667px', true)).toEqual({ width: 667, height: 375 })
})

it('takes the default for what is no number of pixels', () => {
  expect(sized(undefined)).toEqual(fallback)
  expect(sized('responsive')).toEqual(fallback)
  expect(sized('wide')).toEqual(fallback)
  expect(sized('500-100pct')).toEqual({ width: 500, height: 900 })
})

it('takes the default for an unknown name, and says so', () => {
  expect(sized('iphone99')).toEqual({ ...fallback, note: 'there is no viewport "iphone99": taken at 1440 × 900' })
})
