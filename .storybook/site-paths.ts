import type { Loader } from '@storybook/react-vite'
import { paths } from '@summit/features/paths'
import { addons } from 'storybook/preview-api'
import { siteEvent, type SitePage } from './site-event.ts'

/** Pages of stories whose title is not the name of their path. */
const otherPages: Readonly<Record<string, string>> = {
  Capabilities: paths.features,
  Newsletter: paths.home,
  'Not found': '/no-such-page',
  'OAuth callback': paths.callback,
  'Sign in': paths.login,
  'Site chrome': paths.home,
}

const pagesByName = new Map(Object.entries(paths).map(([name, path]) => [name.toLowerCase(), path]))

/** The site's page for the stories of a feature or page: `/auth/forgot-password` for `Features/Forgot password`. */
function getPage(title: string): string | undefined {
  const [group, name = ''] = title.split('/')
  if (group !== 'Features' && group !== 'Pages') return undefined
  return otherPages[name] ?? pagesByName.get(name.replace(/[ -]/g, '').toLowerCase())
}

/** Loader: sends the toolbar the site's page that has the story's state. */
export const sendSitePath: Loader = ({ id, title, args, parameters }) => {
  const page: SitePage = { storyId: id, path: getSitePath({ title, args, parameters }) }
  addons.getChannel().emit(siteEvent, page)
}

interface Story {
  title: string
  args: Readonly<Record<string, unknown>>
  parameters: Readonly<Record<string, unknown>>
}

/** The story's own parameter `sitePath` (null for no page), the path that its flow starts at, or that of its title. */
export function getSitePath({ title, args: { path }, parameters: { sitePath } }: Story): string | undefined {
  if (sitePath !== undefined) return typeof sitePath === 'string' ? sitePath : undefined
  return title.startsWith('Flows/') && typeof path === 'string' ? path : getPage(title)
}
