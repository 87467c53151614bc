/** @jsxRuntime classic - Storybook's interface has a React of its own, version 18. */
import * as React from 'react'

import { Field, Hint, Results, Shell } from './search-look.ts'
import { SearchResult } from './search-result.tsx'
import { useSearch } from './use-search.ts'
import type { Found } from './find.ts'

const suggestions = ['wrong password', 'pop-up', '404', 'contact dark', 'SIGNIN-15']
const SHOWN = 30

interface SearchDialogProps {
  open: (found: Found) => void
}

/** A combobox in a dialog. Enter opens the first result, or the one that the arrow keys chose. */
export function SearchDialog({ open }: SearchDialogProps) {
  const dialog = React.useRef<HTMLDialogElement>(null)
  const { search, load, hasFailed } = useSearch()
  const [query, setQuery] = React.useState('')
  const [active, setActive] = React.useState(0)
  const results = search(query).slice(0, SHOWN)

  React.useEffect(() => {
    const show = (event: FocusEvent) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.id !== 'storybook-explorer-searchfield') return
      // Storybook's list of opened stories would stay open in place of the sidebar's.
      event.stopPropagation()
      target.blur()
      load()
      dialog.current?.showModal()
    }
    document.addEventListener('focusin', show, true)
    return () => document.removeEventListener('focusin', show, true)
  }, [load])

  const choose = (found: Found | undefined) => {
    if (!found) return
    dialog.current?.close()
    open(found)
  }
  const ask = (text: string) => {
    setQuery(text)
    setActive(0)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move !== undefined && results.length > 0) setActive((active + move + results.length) % results.length)
    else if (event.key === 'Enter') choose(results[active])
    else return
    event.preventDefault()
  }

  return (
    <Shell
      ref={dialog}
      aria-label="Search"
      onKeyDown={(event) => event.stopPropagation()}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div>
        <Field
          type="search"
          role="combobox"
          aria-label="Search states, components and texts"
          aria-expanded={results.length > 0}
          aria-controls="summit-search-results"
          aria-activedescendant={results.length > 0 ? `summit-search-${active}` : undefined}
          placeholder="A state, a component, a text on the screen, a requirement"
          value={query}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={onKeyDown}
          autoFocus
        />
        <Results id="summit-search-results" role="listbox" aria-label="Results">
          {results.map((found, index) => (
            <SearchResult
              key={found.entry.id}
              id={`summit-search-${index}`}
              found={found}
              query={query}
              isActive={index === active}
              onChoose={() => choose(found)}
            />
          ))}
        </Results>
        <Hint role="status">
          {hasFailed && 'The search index could not be loaded. Reload the page.'}
          {!hasFailed && query.trim() !== '' && results.length === 0 && 'Nothing found.'}
          {!hasFailed && results.length > 0 && 'Enter opens · ↑ ↓ choose · Esc closes'}
        </Hint>
        {query.trim() === '' && (
          <Hint>
            Try{' '}
            {suggestions.map((text) => (
              <button key={text} type="button" onClick={() => ask(text)}>
                {text}
              </button>
            ))}
          </Hint>
        )}
      </div>
    </Shell>
  )
}
