import { expect, it } from 'vitest'
import { copyDocument } from './copy-document.ts'

it('copies what is shown: values of fields and open dialogs, and no script', () => {
  const source = document.implementation.createHTMLDocument()
  const input = source.createElement('input')
  const box = Object.assign(source.createElement('input'), { type: 'checkbox', checked: true })
  const area = source.createElement('textarea')
  source.body.append(source.createElement('script'), input, box, area)
  input.value = 'ada@example.org'
  area.value = 'High\nand dry'

  const copy = copyDocument(source)
  const [typed, checked] = copy.querySelectorAll('input')
  expect(typed?.getAttribute('value')).toBe('ada@example.org')
  expect(checked?.hasAttribute('checked')).toBe(true)
  expect(copy.querySelector('textarea')?.textContent).toBe('High\nand dry')
  expect(copy.querySelector('script')).toBeNull()
})
