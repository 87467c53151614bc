/** @jsxRuntime classic - Storybook's interface has a React of its own, version 18. */
import * as React from 'react'
import type { Found } from './find.ts'
import { Path, Result, Setting } from './search-look.ts'

interface SearchResultProps {
  id: string
  found: Found
  query: string
  isActive: boolean
  onChoose: () => void
}

/** One result: its name, where it is, and the text that matched. */
export function SearchResult({ id, found: { entry, globals, excerpt }, query, isActive, onChoose }: SearchResultProps) {
  const parts = entry.title.split('/')
  const name = entry.name === '' ? (parts.at(-1) ?? '') : entry.name
  const path = entry.name === '' ? [...parts.slice(0, -1), 'Docs'] : parts
  return (
    <Result
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <strong>
        <Marked text={name} query={query} />
        {Object.values(globals).map((value) => (
          <Setting key={value}>{value}</Setting>
        ))}
      </strong>
      <Path>{path.join(' / ')}</Path>
      {excerpt !== '' && (
        <p>
          <Marked text={excerpt} query={query} />
        </p>
      )}
    </Result>
  )
}

/** A text with the words of the query marked. */
function Marked({ text, query }: { text: string; query: string }) {
  const words: string[] = query.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? []
  if (words.length === 0) return text
  return text
    .split(new RegExp(`(${words.join('|')})`, 'iu'))
    .map((part, index) => (words.includes(part.toLowerCase()) ? <mark key={index}>{part}</mark> : part))
}
