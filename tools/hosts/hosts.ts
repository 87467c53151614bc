/** A host under `examples`, as far as the test has to know it. */
export interface Host {
  /** Its folder. */
  name: string
  language: keyof typeof texts
  /** The addresses of its pages. `own` has nothing of ours. */
  paths: { home: string; login: string; account: string; plans: string; own: string }
  /** Its accent in light and dark, as a browser computes it. */
  accent: { light: string; dark: string }
}

export const hosts: Host[] = [
  {
    name: 'vite',
    language: 'en',
    paths: { home: '/', login: '/login', account: '/account', plans: '/plans', own: '/about' },
    accent: { light: 'rgb(109, 40, 217)', dark: 'rgb(196, 181, 253)' },
  },
  {
    name: 'vite-tailwind',
    language: 'en',
    paths: { home: '/', login: '/sign-in', account: '/boat', plans: '/prices', own: '/boats' },
    accent: { light: 'rgb(17, 94, 89)', dark: 'rgb(94, 234, 212)' },
  },
  {
    name: 'next',
    language: 'de',
    paths: { home: '/', login: '/anmelden', account: '/konto', plans: '/preise', own: '/ueber-uns' },
    accent: { light: 'rgb(159, 18, 57)', dark: 'rgb(253, 164, 175)' },
  },
  {
    name: 'astro',
    language: 'en',
    paths: { home: '/', login: '/enter', account: '/nest', plans: '/membership', own: '/coast' },
    accent: { light: 'rgb(7, 89, 133)', dark: 'rgb(125, 211, 252)' },
  },
  {
    name: 'react-router',
    language: 'de',
    paths: { home: '/', login: '/log-in', account: '/locker', plans: '/fees', own: '/club' },
    accent: { light: 'rgb(146, 64, 14)', dark: 'rgb(252, 211, 77)' },
  },
]

/** What visitors read. */
export const texts = {
  en: {
    sections: [/^Features,/, /^Ready to get to know/],
    email: 'Email',
    password: 'Password',
    signIn: 'Sign In',
    greeting: 'Hello, Ada Keller.',
    subscribe: 'Subscribe',
    subscribed: 'Check your email.',
  },
  de: {
    sections: [/^Funktionen,/, /kennenzulernen\?$/],
    email: 'E-Mail',
    password: 'Passwort',
    signIn: 'Anmelden',
    greeting: 'Hallo, Ada Keller.',
    subscribe: 'Abonnieren',
    subscribed: 'Sieh in deinem Postfach nach.',
  },
}
