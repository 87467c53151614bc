import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../http/body.ts'
import { route } from '../http/route.ts'

/** Where the script of the pages sends what it has measured. */
export const vitalsPath = '/api/vitals'

const ms = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))
const report = v.object({
  /** The page that was loaded. */
  path: v.string(),
  /** Largest contentful paint, in ms. Browsers do not measure all three. */
  lcp: v.optional(ms),
  /** Cumulative layout shift. */
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** The longest interaction, in ms; undefined if there was none. */
  inp: v.optional(ms),
})

/** What was measured on a page. */
export type Vitals = Omit<v.InferOutput<typeof report>, 'path'>

/** Dependencies of {@link vitalsRoute}. */
export interface VitalsDeps {
  /** Only of the site's pages, so that no sender makes up others. */
  isPage: (path: string) => boolean
  observe: (page: string, vitals: Vitals) => void
}

/** Takes what a page has measured, and adds it to the metrics. Nothing else is kept. */
export function vitalsRoute(app: Hono, { isPage, observe }: VitalsDeps): void {
  route(app, vitalsPath, {
    POST: async (context) => {
      const { path, ...vitals } = await readJson(
        context,
        report,
        'Please send path, and lcp, cls and inp as far as they are known.',
      )
      if (isPage(path)) observe(path, vitals)
      return context.body(null, 204)
    },
  })
}

/** The script of the pages, which measures in a share of visits (0 to 1). */
export function vitalsScript(share: number): string {
  return `<script src="/vitals.js" defer data-share="${share}" data-to="${vitalsPath}"></script>`
}
