import { expect, it } from 'vitest'
import { memoryStorage } from '../../mocks/memory-storage.ts'
import { createRecoveryLink } from './link.ts'

function setUp(query: string) {
  const tab = memoryStorage()
  const bar = { query }
  const address = {
    query: () => bar.query,
    clear: () => {
      bar.query = ''
    },
  }
  return { bar, kept: tab.items, open: () => createRecoveryLink(address, tab, 'summit-recovery-') }
}

it('removes the link from the URL and restores it after a reload, until it is released', () => {
  const { bar, kept, open } = setUp('?token_hash=abc')
  const link = open()
  expect(link.take()).toBe('?token_hash=abc')
  expect(bar.query).toBe('')
  expect([...kept.keys()]).toEqual(['summit-recovery-link'])
  expect(link.take()).toBe('?token_hash=abc')
  expect(open().take()).toBe('?token_hash=abc')
  link.release()
  expect([...kept]).toEqual([])
  expect(open().take()).toBe('')
})

it('replaces an unused link with a new one', () => {
  const { bar, open } = setUp('?token_hash=old')
  open().take()
  bar.query = '?token_hash=new'
  expect(open().take()).toBe('?token_hash=new')
  expect(open().take()).toBe('?token_hash=new')
})
