import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'

/** Queries for the story. */
export type Canvas = Parameters<Decorator>[1]['canvas']

/**
 * Decorator: brings the mounted story into a state that no prop has, such as an open menu, so that it needs no play
 * function.
 */
export const afterMount = (act: (canvas: Canvas) => void): Decorator =>
  function AfterMount(Story, { canvas }) {
    useEffect(() => {
      const timer = setTimeout(() => act(canvas))
      return () => clearTimeout(timer)
    }, [canvas])
    return <Story />
  }
