import { palette } from '@summit/brand/palette'
import { colours, type Theme } from '@summit/ui/tokens'

/** The colour tokens of a theme as custom properties: `--ink-muted`. */
const listProperties = (theme: Theme) => colours.map((token) => `--${token}:${palette[theme][token]}`).join(';')

const body =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"

/** The page's inline style sheet, allowed by its hash in the Content-Security-Policy. */
export const identitySheet = `
:root { color-scheme: light dark; ${listProperties('light')} }
@media (prefers-color-scheme: dark) { :root { ${listProperties('dark')} } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--ground); color: var(--ink); font: 400 1.0625rem/1.6 var(--body, ${body}); overflow-wrap: anywhere; }
header { background: var(--highlight); color: var(--on-highlight); padding: .75rem 1.25rem; font-size: .9375rem; text-align: center; }
main { max-inline-size: 28.5rem; margin-inline: auto; padding: clamp(2rem, 6vw, 4rem) 1.25rem 3rem; display: grid; gap: 1.5rem; }
h1, h2 { font-family: var(--display, 'Arial Black', 'Helvetica Neue', Arial, sans-serif); font-weight: 720; line-height: 1.06; letter-spacing: -.022em; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.7rem + 1.2vw, 2.5rem); }
h1::before { content: ''; display: block; inline-size: 1.5rem; block-size: 1.25rem; margin-block-end: 1rem; background: var(--accent); clip-path: polygon(50% 0, 100% 100%, 0 100%); }
h2 { font-size: 1.25rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); }
p { color: var(--ink-muted); }
form { display: grid; gap: 1rem; }
.pair { grid-template-columns: 1fr 1fr; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); }
label { display: grid; gap: .375rem; font-size: .9375rem; font-weight: 600; }
input, button { font: inherit; color: inherit; min-block-size: 3rem; padding: .625rem .875rem; border: 1.5px solid var(--line-strong); border-radius: .25rem; }
input { inline-size: 100%; background: var(--surface); font-size: 1.0625rem; font-weight: 400; }
button { font-weight: 600; line-height: 1.4; background: none; cursor: pointer; }
button:hover, input:hover { border-color: var(--ink); }
input[aria-invalid] { border-color: var(--danger); border-inline-start-width: .25rem; }
.wanted, .wanted:hover { background: var(--action); color: var(--on-action); border-color: transparent; }
.wanted:hover { background: var(--action-hover); }
.person { display: grid; padding-block: .875rem; text-align: start; }
.person small { font-size: .9375rem; font-weight: 400; }
.error { background: var(--danger-ground); color: var(--ink); border-inline-start: .25rem solid var(--danger); padding: .75rem 1rem; }
a { color: inherit; text-underline-offset: .22em; }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
`
