import { type AdminCommand, commands, UsageError } from './admin/commands.ts'

/** What the process is started for. */
export type Task = { name: 'serve' } | { name: 'admin'; command: AdminCommand; args: string[] }

/** Reads the arguments of the process. Throws a {@link UsageError} for unknown ones. */
export function readTask([task, name = '', ...args]: string[]): Task {
  if (task === undefined) return { name: 'serve' }
  const command = task === 'admin' && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(usage())
  // A name may have several words. Of several addresses, all but the first would be ignored.
  const max = command.args.endsWith('NAME') ? Infinity : command.args.split(' ').filter(Boolean).length
  if (args.length > max) throw new UsageError(`The command ${name} takes ${command.args || 'nothing'}, and no more.`)
  return { name: 'admin', command: command.run, args }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { args, about }]) => `  ${`${name} ${args}`.padEnd(26)}${about}`)
  return [
    'Usage: node apps/api/dist/server.js, which serves the site,',
    'or npm run admin -- COMMAND, without npm: node apps/api/dist/server.js admin COMMAND',
    ...lines,
  ].join('\n')
}
