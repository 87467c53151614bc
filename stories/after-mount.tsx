import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'

/** Finds an element of the story by a selector: names differ by language. */
export type Find = (selector: string) => HTMLElement

/**
 * Decorator: brings the mounted story into a state that no prop has, such as an open menu, so that it needs no play
 * function.
 */
export const afterMount = (act: (find: Find) => void): Decorator =>
  function AfterMount(Story, { canvasElement }) {
    useEffect(() => {
      const find: Find = (selector) => {
        const found = canvasElement.querySelector<HTMLElement>(selector)
        if (!found) throw new Error(`The story has no ${selector}.`)
        return found
      }
      const timer = setTimeout(() => act(find))
      return () => clearTimeout(timer)
    }, [canvasElement])
    return <Story />
  }
