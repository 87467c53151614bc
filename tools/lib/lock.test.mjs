import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alone } from './lock.mjs'

let folder = ''
let lock = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  lock = path.join(folder, 'a.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Another process that writes its start and its end down while it works alone. @param {string} name */
function worker(name) {
  const diary = path.join(folder, 'diary')
  const text = `
    import { appendFileSync } from 'node:fs'
    import { alone } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))}
    await alone(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(diary)}, '${name} begins\\n')
      await new Promise((resolve) => setTimeout(resolve, 200))
      appendFileSync(${JSON.stringify(diary)}, '${name} ends\\n')
    })`
  return spawn(process.execPath, ['--input-type=module', '--eval', text], { stdio: 'inherit' })
}

test('processes that want the same thing do it one after the other', async () => {
  await Promise.all(['a', 'b', 'c'].map((name) => once(worker(name), 'exit')))
  const lines = readFileSync(path.join(folder, 'diary'), 'utf8').trim().split('\n')
  expect(lines).toHaveLength(6)
  for (let at = 0; at < lines.length; at += 2) {
    expect(lines[at + 1]).toBe(lines[at]?.replace('begins', 'ends'))
  }
})

test('the lock of a process that was killed at work holds nobody up', async () => {
  const dead = spawn(process.execPath, ['--eval', ''])
  await once(dead, 'exit')
  writeFileSync(lock, String(dead.pid))
  expect(await alone(lock, () => 'done')).toBe('done')
})

test('whoever has to wait is told once for what, and what to do where nobody is at work', async () => {
  const tell = vi.spyOn(console, 'error').mockImplementation(() => rmSync(lock))
  writeFileSync(lock, String(process.pid))
  expect(await alone(lock, () => 'done')).toBe('done')
  expect(tell.mock.calls).toEqual([[`Waiting for another process to finish. If there is none, delete ${lock}`]])
  tell.mockRestore()
})

test('work that fails gives the lock back', async () => {
  await expect(
    alone(lock, () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})
