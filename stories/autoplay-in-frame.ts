/**
 * `parameters.docs.story` for a story that reaches its state by its play function: the docs page runs it in an iframe
 * of this height.
 */
export const autoplayInFrame = (height?: string) => ({ inline: false, autoplay: true, height })
