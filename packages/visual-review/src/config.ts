import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LaunchOptions } from 'playwright'
import { ReviewError } from './review-error.ts'
import { getStorybookCommand } from './storybook.ts'
import type { Size, Viewports } from './viewports.ts'

/** A browser by its name in Playwright. */
export type BrowserName = 'chromium' | 'firefox' | 'webkit'

/** A way to render every story: Storybook globals, a viewport, and media features. */
export interface Mode {
  globals?: Readonly<Record<string, unknown>>
  /** Name of a viewport. A story's own viewport has precedence. @default 'desktop' */
  viewport?: string
  /** A size in pixels, in place of all viewports, the story's own too. */
  size?: Size
  media?: Media
}

/** Emulated media features. */
export interface Media {
  forcedColors?: 'active'
  reducedMotion?: 'reduce'
}

/** How stories are rendered. */
export interface RenderConfig {
  /** The modes by name. Without any, those of each story's `parameters.chromatic`, or else one, `default`. */
  modes: Readonly<Record<string, Mode>>
  /** Modes for every story. Other modes are for the first story of each component, and for titles with `pagePrefix`. */
  defaultModes: readonly string[]
  /** Prefix of the titles of stories that are rendered in every mode: `Pages/`. */
  pagePrefix: string
  /** Storybook globals that every mode starts from. */
  globals: Readonly<Record<string, string>>
  /** Viewports by name; one is `desktop`. */
  viewports: Viewports
  /** Values of `data-theme` on the root element, for each of which design tokens are compared. */
  themes: readonly string[]
  /** How a browser is launched: `--browser` says which one, Chromium by default. */
  launchOptions: (browser: BrowserName) => LaunchOptions
}

/**
 * The configuration of a repository, exported as `config` by `visual-review.config.ts` (`.mts`, `.js`, `.mjs`) in its root
 * or `config/`.
 */
export interface VisualReviewConfig extends RenderConfig {
  /** Storybook's configuration folder. A change in it may affect every story. */
  configDir: string
  /**
   * How Storybook is built, in the working tree and in a tree of the base, and its output folder. The program `storybook` is
   * the one that is installed; a script can do something before. For `--only-changed` it has to write `preview-stats.json`.
   */
  build: { command: readonly string[]; outputDir: string }
  /** Files and folders that Storybook is built from, for `--only-changed`. `.` is all of the repository. */
  sources: readonly string[]
}

/** The places of a repository's configuration file. */
const FILES = ['', 'config/'].flatMap((folder) =>
  ['ts', 'mts', 'js', 'mjs'].map((extension) => `${folder}visual-review.config.${extension}`),
)

/** How stories are rendered without a configuration file: each as it says itself. */
const defaults: RenderConfig = {
  modes: {},
  defaultModes: [],
  pagePrefix: 'Pages/',
  globals: {},
  viewports: {},
  themes: ['light'],
  launchOptions: (browser) => {
    const { CHROMIUM_PATH } = process.env
    return CHROMIUM_PATH && browser === 'chromium' ? { executablePath: CHROMIUM_PATH } : {}
  },
}

/** What a repository without a configuration file is taken for. */
function getDefaults(root: string): VisualReviewConfig {
  const configDir = '.storybook'
  if (!existsSync(path.join(root, configDir)))
    throw new ReviewError(`There is no ${configDir} in ${root}, and no ${FILES[0] ?? ''} that names another folder.`)
  // Says at once if there is none.
  getStorybookCommand(root)
  const outputDir = '.cache/visual/head'
  // `--test` leaves out documentation, which no picture shows.
  const command = ['storybook', 'build', '--test', '--stats-json', '--output-dir', outputDir]
  return { ...defaults, configDir, sources: ['.'], build: { command, outputDir } }
}

const findFile = (root: string) => FILES.map((file) => path.join(root, file)).find((file) => existsSync(file))

/** What a configuration file exports: how a Storybook is reviewed, or which ones are. Each of these may have a file too. */
interface ConfigModule {
  config?: VisualReviewConfig
  storybooks?: unknown
}

/** Loads a repository's configuration, or the default without one. Throws a {@link ReviewError} that says what is wrong. */
export async function loadConfig(root: string): Promise<VisualReviewConfig> {
  const file = findFile(root)
  if (!file) return getDefaults(root)
  const { config } = await importModule(file)
  if (!config) throw new ReviewError(`${file} exports no config.`)
  const [field, expected] = Object.entries(fields).find(([name, { isValid }]) => !isValid(getValue(config, name))) ?? []
  if (field && expected) throw new ReviewError(`${file}: config.${field} has to be ${expected.text}.`)
  return config
}

const getValue = (values: object, name: string) => new Map<string, unknown>(Object.entries(values)).get(name)

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isTable = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isBuild = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  isTexts(getValue(value, 'command')) &&
  isText(getValue(value, 'outputDir'))

/** What each field of a configuration has to be. */
const fields: Record<keyof VisualReviewConfig, { isValid: (value: unknown) => boolean; text: string }> = {
  configDir: { isValid: isText, text: "Storybook's folder" },
  build: { isValid: isBuild, text: "{ command: ['program', 'argument'], outputDir: 'folder' }" },
  sources: { isValid: isTexts, text: 'a list of files and folders' },
  modes: { isValid: isTable, text: 'modes by name' },
  defaultModes: { isValid: isTexts, text: 'a list of names of modes' },
  pagePrefix: { isValid: isText, text: 'a text' },
  globals: { isValid: isTable, text: 'globals by name' },
  viewports: { isValid: isTable, text: 'viewports by name' },
  themes: { isValid: isTexts, text: 'a list of texts' },
  launchOptions: { isValid: (value) => typeof value === 'function', text: 'a function' },
}

/** How a folder's configuration file says that stories are rendered, or the default without one. */
export async function loadRenderConfig(root: string): Promise<RenderConfig> {
  const folders = await loadFolders(root)
  return folders?.length === 0 ? loadConfig(root) : defaults
}

/**
 * The folders of Storybooks that a configuration file names, relative to its own: none if it is for one Storybook. Without a
 * file, the result is `null`.
 */
export async function loadFolders(root: string): Promise<readonly string[] | null> {
  const file = findFile(root)
  if (!file) return null
  const { storybooks = [] } = await importModule(file)
  if (!isTexts(storybooks)) throw new ReviewError(`${file}: storybooks has to be a list of folders.`)
  // `./packages/ui/` is what ids begin with, too.
  return storybooks.map((folder) => path.posix.relative('', folder) || '.')
}

/** Imports a module, which may be TypeScript also where Node does not read it. */
async function importModule(file: string): Promise<ConfigModule> {
  try {
    // SAFETY: what the file exports is what its author declared.
    return (await import(pathToFileURL(file).href)) as ConfigModule
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION')) throw error
    const { createJiti } = await import('jiti')
    return createJiti(import.meta.url).import(file)
  }
}
