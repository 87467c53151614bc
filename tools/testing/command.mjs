import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** @type {Set<import('node:child_process').ChildProcess>} What is under way. */
const children = new Set()

/**
 * Runs a command of this workspace, with everything that it says going to a file. True when it ends well in time.
 * @param {string[]} command
 * @param {string} log appended to
 * @param {number} limit in milliseconds
 * @returns {Promise<boolean>}
 */
export async function runCommand([tool = '', ...args], log, limit) {
  const file = openSync(log, 'a')
  const child = spawn(tool, args, {
    cwd: root,
    // A group of its own, so that ending it ends the browsers and servers it has started.
    detached: true,
    stdio: ['ignore', file, file],
    env: { ...process.env, CI: 'true', PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
  })
  children.add(child)
  const timer = setTimeout(() => endGroup(child), limit)
  try {
    return await new Promise((resolve) => {
      child.on('error', () => resolve(false))
      child.on('close', (code) => resolve(code === 0))
    })
  } finally {
    clearTimeout(timer)
    children.delete(child)
    closeSync(file)
  }
}

/** Ends whatever is under way. */
export function endCommands() {
  for (const child of children) endGroup(child)
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself in between.
  }
}
