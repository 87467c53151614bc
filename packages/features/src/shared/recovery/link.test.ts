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

it('takes the link out of the address, and finds it again after a reload, until it is released', () => {
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

it('takes a new link for an old one that was never redeemed', () => {
  const { bar, open } = setUp('?token_hash=old')
  open().take()
  bar.query = '?token_hash=new'
  expect(open().take()).toBe('?token_hash=new')
  expect(open().take()).toBe('?token_hash=new')
})
