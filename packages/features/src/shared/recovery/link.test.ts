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
  return { bar, items: tab.items, createLink: () => createRecoveryLink(address, tab, 'summit-recovery-') }
}

it('removes the link from the URL and restores it after a reload, until it is released', () => {
  const { bar, items, createLink } = setUp('?token_hash=abc')
  const link = createLink()
  expect(link.take()).toBe('?token_hash=abc')
  expect(bar.query).toBe('')
  expect([...items.keys()]).toEqual(['summit-recovery-link'])
  expect(link.take()).toBe('?token_hash=abc')
  expect(createLink().take()).toBe('?token_hash=abc')
  link.release()
  expect([...items]).toEqual([])
  expect(createLink().take()).toBe('')
})

it('replaces an unused link with a new one', () => {
  const { bar, createLink } = setUp('?token_hash=old')
  createLink().take()
  bar.query = '?token_hash=new'
  expect(createLink().take()).toBe('?token_hash=new')
  expect(createLink().take()).toBe('?token_hash=new')
})
