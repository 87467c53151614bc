/** Words for the same thing: a title or a name that has one of them is found by all of them. */
const groups = [
  ['dialog', 'modal', 'popup', 'pop-up', 'overlay', 'lightbox'],
  ['newsletter', 'popup', 'pop-up', 'subscribe', 'lead form'],
  ['drawer', 'menu', 'side sheet', 'hamburger', 'side panel', 'navigation'],
  ['site chrome', 'header', 'top bar', 'navbar', 'nav', 'menu', 'footer', 'navigation'],
  ['accordion', 'FAQ', 'collapse', 'disclosure', 'expander'],
  ['segmented control', 'tabs', 'switch', 'toggle', 'billing switch'],
  ['radio group', 'radio', 'radio button', 'options'],
  ['text field', 'input', 'text box', 'form field'],
  ['text area', 'textarea', 'multiline input'],
  ['password field', 'password input', 'show password'],
  ['select', 'dropdown', 'combobox', 'listbox'],
  ['toast', 'snackbar', 'notification', 'notice', 'flash message'],
  ['alert', 'banner', 'callout', 'notice', 'inline message'],
  ['badge', 'tag', 'chip', 'label', 'pill'],
  ['spinner', 'loader', 'loading indicator', 'progress'],
  ['skeleton', 'placeholder', 'loading'],
  ['divider', 'separator', 'rule'],
  ['tooltip', 'hint', 'hover text'],
  ['avatar', 'profile picture', 'initials'],
  ['rating', 'stars', 'review'],
  ['elevation chart', 'chart', 'graph', 'sparkline'],
  ['mark', 'logo', 'brand mark'],
  ['link button', 'call to action', 'CTA'],
  ['button', 'CTA'],
  ['container', 'layout', 'grid', 'width'],
  ['section', 'layout', 'band'],
  ['page header', 'hero', 'title'],
  ['stat', 'metric', 'figure', 'number'],
  ['plan card', 'pricing card', 'price card', 'plan'],
  ['pricing', 'prices', 'plans', 'billing', 'subscription', 'cost'],
  ['sign in', 'login', 'log in', 'signin', 'authentication'],
  ['sign up', 'register', 'registration', 'signup', 'create account'],
  ['forgot password', 'reset password', 'lost password', 'reset mail'],
  ['recovery', 'reset password', 'forgot password', 'lost password'],
  ['update password', 'new password', 'change password', 'set password'],
  ['confirm', 'verify', 'verification', 'email link'],
  ['oauth callback', 'social sign-in', 'Google', 'Apple', 'callback'],
  ['social sign-in', 'Google', 'Apple', 'OAuth', 'SSO'],
  ['dashboard', 'account', 'profile', 'home after sign-in'],
  ['mail', 'email', 'message'],
  ['not found', '404', 'missing page'],
  ['broken', 'crash', '500', 'error page', 'error boundary'],
  ['idle', 'default', 'initial', 'empty form', 'rest'],
  ['loading', 'pending', 'busy', 'submitting', 'sending', 'verifying', 'in progress', 'waiting'],
  ['success', 'done', 'sent', 'completed', 'confirmation'],
  ['error', 'failure', 'failed', 'refused', 'rejected', 'destructive', 'danger', 'wrong'],
  ['field error', 'invalid', 'validation', 'validation error'],
  ['unreachable', 'offline', 'no connection', 'network error', 'no internet'],
  ['long text', 'long name', 'long words', 'long label', 'overflow', 'truncation', 'German'],
  ['phone', 'mobile', 'small screen', 'narrow'],
  ['right to left', 'RTL', 'Arabic', 'Hebrew'],
  ['large text', '200 %', 'zoom', 'text size'],
  ['another brand', 'theme', 'white label', 'second brand', 'Acme', 'Basecamp'],
  ['yearly', 'annual', 'per year'],
  ['monthly', 'per month'],
  ['tokens', 'variables', 'CSS custom properties', 'spacing', 'radius'],
  ['colour', 'color', 'palette', 'contrast'],
  ['type', 'typography', 'font', 'heading'],
  ['motion', 'animation', 'easing', 'duration', 'transition'],
  ['space', 'spacing', 'gap', 'padding', 'margin'],
  ['elevation', 'shadow', 'z-index', 'layer'],
  ['layout', 'grid', 'breakpoint', 'container', 'gutter'],
  ['icons', 'symbols', 'glyph', 'SVG'],
  ['start here', 'getting started', 'install', 'setup', 'changelog', 'introduction'],
]

/** Words that readers use for one story, by its id. */
export const aliases: Record<string, string[]> = {
  'features-update-password--invalid': ['expired link', 'used link', 'invalid session'],
  'features-sign-in--error': ['wrong password', 'invalid credentials', 'sign-in failed'],
}

const words = (text: string) =>
  ` ${text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[/-]/g, ' ')
    .toLowerCase()} `

/** The other words for everything that a text names, such as `UI/Dialog`. */
export function synonymsOf(text: string): string[] {
  const named = words(text)
  return [...new Set(groups.filter((group) => group.some((term) => named.includes(words(term)))).flat())]
}
