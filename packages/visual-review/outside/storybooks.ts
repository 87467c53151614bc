/**
 * `npm run test:storybooks --workspace visual-review`: reviews Storybooks that were not made here. Each has the
 * example stories of its framework; a build is compared with itself, then with one after a change of two styles and a text.
 * It installs packages into a folder of its own, and takes some minutes. `-- vue` takes those whose name has "vue".
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface Project {
  framework: string
  storybook: string
  packages: readonly string[]
  /** How Vite's plugin is imported. @default none */
  plugin?: string
  /** More of `main.js`. */
  main?: string
}

const react = ['react@19', 'react-dom@19', 'prop-types@15']
const vue = { framework: 'vue3-vite', plugin: "plugin from '@vitejs/plugin-vue'" }
const swc = `addons: ['@storybook/addon-webpack5-compiler-swc'], swc: () => ({
  jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
}),`
/** Storybook 8 has packages apart which the later ones contain. */
const parts = ['@storybook/test@8.6.18']

const projects: readonly Project[] = [
  {
    framework: 'react-vite',
    storybook: '8.4.7',
    packages: [...react, 'vite@6', '@storybook/react@8.4.7', '@storybook/test@8.4.7'],
  },
  { framework: 'react-vite', storybook: '8.6.18', packages: [...react, 'vite@6', '@storybook/react@8.6.18', ...parts] },
  { framework: 'react-vite', storybook: '9.1.20', packages: [...react, 'vite@7'] },
  { framework: 'react-vite', storybook: '10.6.2', packages: [...react, 'vite@7'] },
  {
    framework: 'react-webpack5',
    storybook: '9.1.20',
    packages: [...react, '@storybook/addon-webpack5-compiler-swc'],
    main: swc,
  },
  {
    ...vue,
    storybook: '8.6.18',
    packages: ['vue@3', 'vite@6', '@vitejs/plugin-vue@5', '@storybook/vue3@8.6.18', ...parts],
  },
  { ...vue, storybook: '9.1.20', packages: ['vue@3', 'vite@7', '@vitejs/plugin-vue@6'] },
  { ...vue, storybook: '10.6.0', packages: ['vue@3', 'vite@7', '@vitejs/plugin-vue@6'] },
  {
    framework: 'web-components-vite',
    storybook: '8.6.18',
    packages: ['lit@3', 'vite@6', '@storybook/web-components@8.6.18', ...parts],
  },
  { framework: 'web-components-vite', storybook: '9.1.20', packages: ['lit@3', 'vite@7'] },
  { framework: 'web-components-vite', storybook: '10.6.0', packages: ['lit@3', 'vite@7'] },
  { framework: 'html-vite', storybook: '10.6.0', packages: ['vite@7'] },
  {
    framework: 'svelte-vite',
    storybook: '10.6.2',
    packages: ['svelte@5', 'vite@7', '@sveltejs/vite-plugin-svelte@6', '@storybook/addon-svelte-csf@5'],
    plugin: "{ svelte as plugin } from '@sveltejs/vite-plugin-svelte'",
    main: "addons: ['@storybook/addon-svelte-csf'],",
  },
]

/** The examples import these, which Storybook's own command writes. */
const sheets = {
  'button.css': `.storybook-button { border: 0; border-radius: 3em; font: 700 14px/1 sans-serif }
.storybook-button--primary { background-color: #555ab9; color: white }
.storybook-button--secondary { background-color: transparent; color: #333 }
.storybook-button--medium { padding: 11px 20px }`,
  'header.css': '.storybook-header { display: flex; justify-content: space-between; padding: 15px 20px }',
  'page.css': '.storybook-page { margin: 0 auto; max-width: 600px; color: #333 }',
}

const wanted = process.argv[2] ?? ''
const results = projects.flatMap((project) =>
  `${project.framework} ${project.storybook}`.includes(wanted) ? [tryProject(project)] : [],
)
process.exitCode = results.every(Boolean) && results.length > 0 ? 0 : 1

/** Whether both reviews end as they should. */
function tryProject({ framework, storybook, packages, plugin, main = '' }: Project): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'storybook-'))
  const run = (command: string, ...args: string[]) => {
    const env = { ...process.env, CI: '1', STORYBOOK_DISABLE_TELEMETRY: '1' }
    return spawnSync(command, args, { cwd: folder, encoding: 'utf8', env })
  }
  try {
    const source = path.join(folder, 'src')
    for (const name of [source, path.join(folder, '.storybook')]) mkdirSync(name)
    const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
    write('package.json', '{ "name": "x", "private": true, "type": "module" }')
    write(
      '.storybook/main.js',
      `export default { stories: ['../src/*.stories.@(js|jsx|svelte)'], framework: '@storybook/${framework}', ${main} }`,
    )
    if (plugin) write('vite.config.js', `import ${plugin}\nexport default { plugins: [plugin()] }`)
    const all = [`storybook@${storybook}`, `@storybook/${framework}@${storybook}`, ...packages]
    const installed = run('npm', 'install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...all)
    if (installed.status !== 0) return report('was not installed', installed.stderr.slice(-500))

    const renderer = framework.replace(/-(vite|webpack5)$/, '')
    const modules = path.join(folder, 'node_modules/@storybook')
    cpSync(path.join(modules, renderer, 'template/cli/js'), source, { recursive: true })
    for (const [file, text] of Object.entries(sheets)) write(`src/${file}`, text)

    const build = (name: string) => run('npx', 'storybook', 'build', '--quiet', '--output-dir', name)
    build('before')
    for (const file of readdirSync(source)) {
      const text = readFileSync(path.join(source, file), 'utf8')
      const changed =
        file === 'button.css' ? text.replace('#555ab9', '#5559a0').replace('11px 20px', '11px 24px') : text
      write(`src/${file}`, file.startsWith('Header.') ? changed.replace('Sign up', 'Register') : changed)
    }
    const built = build('after')
    const cli = path.join(import.meta.dirname, '../src/cli.ts')
    const compare = (...names: string[]) =>
      run(process.execPath, '--import', import.meta.resolve('tsx'), cli, 'compare', ...names)
    const [same, changed] = [compare('before', 'before'), compare('before', 'after')]
    const getSentence = ({ stdout, stderr }: typeof same) =>
      stdout.split('\n').find((line) => line.includes('changed')) ?? `${stderr}${built.stdout}`.slice(-500)
    report(getSentence(same), getSentence(changed))
    return same.status === 0 && changed.status === 1 && /styles and 1 text changed/.test(changed.stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }

  function report(...texts: string[]): false {
    console.log(`${framework} ${storybook}\n  ${texts.join('\n  ')}`)
    return false
  }
}
