import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { runCommand } from './command.mjs'

/** @type {string} */
let log

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  log = join(folder, 'step.log')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const node = (/** @type {string} */ script) => ['node', '-e', script]
const minute = 60_000

describe('a command', () => {
  it('writes all that it says to its log', async () => {
    expect(await runCommand(node('console.log("out"); console.error("err")'), log, minute)).toBe(true)
    expect(readFileSync(log, 'utf8')).toBe('out\nerr\n')
  })

  it('fails by its exit code, and when there is no such tool', async () => {
    expect(await runCommand(node('process.exit(3)'), log, minute)).toBe(false)
    expect(await runCommand(['no-such-tool'], log, minute)).toBe(false)
  })

  it('finds the tools of this workspace, and cannot ask a question', async () => {
    expect(await runCommand(['prettier', '--version'], log, minute)).toBe(true)
    expect(
      await runCommand(node('process.stdin.on("data", () => {}).on("end", () => process.exit(0))'), log, minute),
    ).toBe(true)
  })

  it('is ended with everything it has started when its time is over', async () => {
    const orphan =
      'const { spawn } = require("child_process"); const { pid } = spawn("sleep", ["600"]); console.log(pid); setInterval(() => {}, 9)'
    expect(await runCommand(node(orphan), log, 1500)).toBe(false)
    const pid = Number(readFileSync(log, 'utf8'))
    expect(pid).toBeGreaterThan(0)
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})

/** Whether a process is there and is no zombie that nobody has collected. @param {number} pid */
function isAlive(pid) {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
