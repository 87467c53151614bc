/** For a story that reaches its state only by being played: its docs page plays it, in a frame of this height. */
export const autoplayInFrame = (height?: string) => ({ inline: false, autoplay: true, height })
