/** What other browser tests of a built Storybook use. */
export { storiesOf } from './plan.mjs'
export { serve } from './serve.mjs'
