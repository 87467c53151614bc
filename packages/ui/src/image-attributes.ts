/** The attributes of a picture: an image with a name, or, without one, a decoration. */
export const imageAttributes = (label?: string) =>
  label ? { role: 'img', 'aria-label': label } : ({ 'aria-hidden': true } as const)
