/** A screen size, as in Storybook's viewport toolbar: `{ width: '390px', height: '844px' }`. */
export interface ViewportOptions {
  styles: { width: string; height: string }
}

/** Sizes by name. */
export type Viewports = Readonly<Record<string, ViewportOptions>>

/** The viewport that a story sets, and the sizes that it knows by name. */
export interface StoryViewport {
  name?: string | undefined
  isRotated: boolean
  options: Viewports
}

/** A size in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** The size of a page without any viewport: Storybook's desktop. */
export const defaultSize: Size = { width: 1280, height: 1024 }

/** What Storybook offers as `MINIMAL_VIEWPORTS` and `INITIAL_VIEWPORTS`: width and height. */
const storybookSizes = new Map(
  Object.entries({
    ...{ mobile1: [320, 568], mobile2: [414, 896], tablet: [834, 1112], desktop: [1280, 1024] },
    ...{ iphone5: [320, 568], iphone6: [375, 667], iphone6p: [414, 736], iphone8p: [414, 736], iphonex: [375, 812] },
    ...{ iphonexr: [414, 896], iphonexsmax: [414, 896], iphonese2: [375, 667], iphone12mini: [375, 812] },
    ...{ iphone12: [390, 844], iphone12promax: [428, 926], iphoneSE3: [375, 667], iphone13: [390, 844] },
    ...{ iphone13pro: [390, 844], iphone13promax: [428, 926], iphone14: [390, 844], iphone14pro: [393, 852] },
    ...{ iphone14promax: [430, 932], ipad: [768, 1024], ipad10p: [834, 1112], ipad11p: [834, 1194] },
    ...{ ipad12p: [1024, 1366], galaxys5: [360, 640], galaxys9: [360, 740], nexus5x: [412, 660] },
    ...{ nexus6p: [412, 732], pixel: [540, 960], pixelxl: [720, 1280] },
  } satisfies Record<string, [number, number]>),
)

/**
 * The size of a story's page: the viewport that it sets, which is a name or a size such as `375px-100pct`, or else the
 * fallback. A part of it that is not in pixels, such as `100%`, is the fallback's. `note` says if there is no such viewport.
 */
export function getSize(
  { name, isRotated, options }: StoryViewport,
  viewports: Viewports,
  fallback: Size,
): Size & { note?: string } {
  if (!name || name === 'responsive') return fallback
  const styles = [options, viewports].map((all) => new Map(Object.entries(all)).get(name)?.styles).find(Boolean)
  const [, wide, high] = /^(\d+[a-z]*)-(\d+[a-z]*)$/.exec(name) ?? []
  const known = styles
    ? [toPixels(styles.width), toPixels(styles.height)]
    : (storybookSizes.get(name) ?? (wide && high ? [toPixels(wide), toPixels(high)] : null))
  if (!known)
    return { ...fallback, note: `there is no viewport "${name}": taken at ${fallback.width} × ${fallback.height}` }
  const [width, height] = isRotated ? [known[1], known[0]] : known
  return { width: width ?? fallback.width, height: height ?? fallback.height }
}

/** `390px` or `390` in pixels. */
export function toPixels(length: string | number | undefined): number | undefined {
  const pixels = /^\d+(\.\d+)?(px)?$/.test(String(length)) ? Math.round(parseFloat(String(length))) : 0
  return pixels > 0 ? pixels : undefined
}
