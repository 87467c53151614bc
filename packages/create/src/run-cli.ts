import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { createApp, CreateError } from './create-app.ts'

const usage = `Usage: npm create @summit [folder] [-- --no-install]

Makes a Vite and React app with Summit's sign-in and dashboard, and installs its packages.

  folder         a new or empty folder, or . for this one; by default my-app
  --no-install   only writes the files`

interface Environment {
  /** The folder of the template. */
  template: string
  /** What the package manager that runs the command says it is: `npm/10.8.2 node/v20.19.0 …`. */
  userAgent: string | undefined
  print: (text: string) => void
}

/** Runs the command with arguments, and returns its exit code. */
export function runCli(args: string[], { template, userAgent, print }: Environment): 0 | 1 | 2 {
  const parsed = parse(args)
  if (!parsed || parsed.help) {
    print(usage)
    return parsed ? 0 : 2
  }
  const { folder, install } = parsed
  const manager = userAgent?.split('/')[0] || 'npm'
  try {
    createApp(folder, template)
    print(`Created ${folder}.`)
    if (install) installPackages(manager, folder)
  } catch (error) {
    if (!(error instanceof CreateError)) throw error
    print(error.message)
    return 1
  }
  const path = /\s/.test(folder) ? `"${folder}"` : folder
  const steps = [folder !== '.' && `cd ${path}`, !install && `${manager} install`, `${manager} run dev`]
  print(['\nNext:', ...steps.filter((step) => step !== false)].join('\n  '))
  print('\nYour name is in src/App.tsx, your colours in src/index.css, the address of your back end in vite.config.ts.')
  return 0
}

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      // pnpm and Yarn hand on the dashes that npm takes for itself.
      args: args.filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: { 'no-install': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    if (positionals.length > 1) return undefined
    return { folder: positionals[0] ?? 'my-app', install: !values['no-install'], help: values.help }
  } catch {
    return undefined
  }
}

function installPackages(manager: string, folder: string) {
  // On Windows, package managers are scripts, which need a shell.
  const { status } = spawnSync(`${manager} install`, { cwd: folder, stdio: 'inherit', shell: true })
  if (status === 0) return
  throw new CreateError(
    `The files are in ${folder}, but "${manager} install" failed; its reason is above. Run it there again, once you are online.`,
  )
}
