import { configure, getConfig } from 'storybook/test'

/**
 * Storybook wraps every event of a play function in React's `act`. An effect that moves the focus away from an edited
 * field makes user-event dispatch that field's `change` while `act` still runs the effects of the first event, and React
 * takes an `act` there for a component that suspended. Such an event belongs to the `act` of the first one.
 */
export function mergeNestedEvents(): void {
  const { eventWrapper } = getConfig()
  let isDispatching = false
  configure({
    eventWrapper: (dispatch: () => unknown) => {
      if (isDispatching) return dispatch()
      let result: unknown
      isDispatching = true
      try {
        eventWrapper(() => (result = dispatch()))
      } finally {
        isDispatching = false
      }
      return result
    },
  })
}
