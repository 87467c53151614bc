import { readdirSync, readFileSync } from 'node:fs'

/**
 * Import rules: layers, boundaries and cycles between files; with the environment variable `FOLDERS`, cycles between
 * folders of shipped code, as test support may import everything.
 * https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
 */

const tests = '\\.test\\.tsx?$|/(testing|conformance)/'
const features = '^packages/features/src'
const typeOnly = ['type-only', 'type-import']

/** One feature's folder; the other folders of `features` serve all features. */
const feature = `${features}/(?!shared/|provider/|mocks/|data/|languages/|locales/)([^/]+)/`

/** A workspace imports the workspaces that its manifest lists. */
const workspaces = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(parent).map((folder) => {
    const {
      name,
      private: isPrivate,
      dependencies,
      devDependencies,
      peerDependencies,
    } = JSON.parse(readFileSync(`${parent}/${folder}/package.json`, 'utf8'))
    const listed = { ...dependencies, ...devDependencies, ...peerDependencies }
    return { name, isPublished: !isPrivate, path: `${parent}/${folder}`, listed }
  }),
)
const published = workspaces.filter(({ isPublished }) => isPublished).map(({ path }) => path)
const undeclaredWorkspaces = workspaces.map(({ path, listed }) => {
  const allowed = workspaces.filter(({ name }) => name in listed).map((workspace) => workspace.path)
  return {
    name: 'no-undeclared-workspace',
    comment: 'A workspace imports the workspaces that its manifest lists.',
    severity: 'error',
    from: { path: `^${path}/` },
    to: { path: '^(packages|apps)/', pathNot: `^(${[path, ...allowed].join('|')})/` },
  }
})

const fileRules = [
  {
    name: 'no-circular',
    comment: 'Files that import each other cannot be understood, tested or deleted alone.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    severity: 'error',
    from: {},
    // Our own modules of Vite plugins, files of packages as text, and what is installed beside fetched tests.
    to: { couldNotResolve: true, pathNot: '^virtual:|\\?raw$|^@mui/internal-test-utils' },
  },
  {
    name: 'no-non-package-json',
    comment: 'Shipped code imports what the manifest of its workspace lists.',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: tests },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
  },
  {
    name: 'no-dev-dependency',
    comment: 'npm does not install development dependencies for the users of a package.',
    severity: 'error',
    from: { path: `^(${published.join('|')})/src/`, pathNot: tests },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: [...typeOnly, 'npm', 'npm-peer'] },
  },
  ...undeclaredWorkspaces,
  {
    name: 'no-app-to-app',
    comment: 'What two apps share is a package.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'no-package-to-repository',
    comment: 'A package imports other packages, and nothing else of the repository.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^(apps|stories|bench|config|tools|e2e|\\.storybook)/' },
  },
  {
    name: 'contract-is-valibot-only',
    comment: 'Browsers, mocks, tests and server share the contract.',
    severity: 'error',
    from: { path: '^packages/contract/', pathNot: tests },
    to: { pathNot: '^packages/contract/|node_modules/valibot/' },
  },
  {
    name: 'ui-knows-no-features',
    comment: 'The design system knows no features, no router and no network.',
    severity: 'error',
    from: { path: '^packages/ui/' },
    to: { path: '^packages/(?!ui/)|node_modules/(react-router|msw|valibot|@tanstack)' },
  },
  {
    name: 'features-know-no-host',
    comment: 'The host supplies router and brand; features use ports.',
    severity: 'error',
    from: { path: '^packages/features/' },
    to: { path: '^packages/(?!(contract|ui|features)/)|node_modules/(react-router|next/)' },
  },
  {
    name: 'no-feature-to-feature',
    comment: 'What two features need lives in shared.',
    severity: 'error',
    from: { path: feature, pathNot: tests },
    to: { path: features, pathNot: `${features}/($1|shared)/` },
  },
  {
    name: 'no-feature-to-feature-in-tests',
    severity: 'error',
    from: { path: `${feature}.*\\.test\\.` },
    to: { path: features, pathNot: `${features}/($1|shared|mocks)/` },
  },
  {
    name: 'shared-knows-no-feature',
    severity: 'error',
    from: { path: `${features}/shared/`, pathNot: tests },
    to: { path: features, pathNot: `${features}/shared/` },
  },
  {
    name: 'no-browser-default-in-features',
    comment: "The browser's defaults are chosen by provider/ and *.browser.ts, never by a feature.",
    severity: 'error',
    from: { path: feature, pathNot: `${tests}|\\.browser\\.ts$` },
    to: { path: '\\.browser\\.ts$' },
  },
  {
    name: 'no-react-in-rules',
    comment: 'A plain .ts file holds rules: React belongs in use-*.ts, markup in *.tsx. An index.ts exports all.',
    severity: 'error',
    from: { path: `${features}/.*\\.ts$`, pathNot: `${tests}|/(use-[^/]+|index)\\.ts$|\\.browser\\.ts$` },
    to: { path: 'node_modules/(react|react-dom)/|^packages/ui/|\\.tsx$', dependencyTypesNot: typeOnly },
  },
  {
    name: 'no-markup-in-hooks',
    comment: 'A hook returns state and actions; what is seen belongs in *.tsx.',
    severity: 'error',
    from: { path: `${features}/.*/use-[^/]+\\.ts$`, pathNot: tests },
    to: { path: '^packages/ui/|\\.tsx$', dependencyTypesNot: typeOnly },
  },
]

const folders = process.env.FOLDERS

const folderRules = [
  {
    name: 'no-folder-cycle',
    comment: 'Folders form layers: no two import each other, directly or through others.',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: folders ? folderRules : fileRules,
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // The kits and hosts of the benchmark have dependencies of their own.
    exclude: {
      path: `/(dist|public)/|^bench/(kits|hosts)/${folders ? `|^config/|${tests}` : ''}`,
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@summit/source', 'import', 'require', 'node', 'default', 'types'],
    },
  },
}
