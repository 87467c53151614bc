import { spawn } from 'node:child_process'
import { root } from './parts.mjs'

/** @type {Set<number>} */
const running = new Set()

/**
 * Runs one of our scripts in a process (and process group) of its own and waits for it.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<'done' | 'failed'>}
 */
export function runNode(args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit', detached: true })
    const { pid } = child
    if (pid !== undefined) running.add(pid)
    child.once('error', reject)
    child.once('exit', (code) => {
      if (pid !== undefined) running.delete(pid)
      resolve(code === 0 ? 'done' : 'failed')
    })
  })
}

/** Ends every script that {@link runNode} has under way, with the programs it started. */
export function endChildren() {
  for (const pid of running) process.kill(-pid, 'SIGTERM')
}
