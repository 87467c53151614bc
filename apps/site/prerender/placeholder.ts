/** The site's origin in what the build writes: a server puts its own there when it starts. */
export const placeholder = 'https://site-url.invalid'
