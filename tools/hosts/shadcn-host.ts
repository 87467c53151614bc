/** A bare host on Vite and Tailwind 4 with shadcn's tokens: its files before and after components are added. */

const manifest = {
  name: 'shadcn-host',
  private: true,
  type: 'module',
  scripts: { build: 'tsc && vite build', preview: 'vite preview' },
  dependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
  devDependencies: {
    ...{ '@tailwindcss/vite': '^4.0.0', '@types/react': '^19.2.0', '@types/react-dom': '^19.2.0' },
    ...{ '@vitejs/plugin-react': '^6.0.0', tailwindcss: '^4.0.0', typescript: '^6.0.0', vite: '^8.0.0' },
  },
}

const compilerOptions = {
  ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM', 'DOM.Iterable'] },
  ...{ jsx: 'react-jsx', strict: true, noEmit: true, types: ['vite/client'], paths: { '@/*': ['./src/*'] } },
}

const components = (registry: string) => ({
  style: 'new-york',
  rsc: false,
  tsx: true,
  // With a base colour, the command would ask shadcn's own registry for it.
  tailwind: { config: '', css: 'src/index.css', baseColor: '', cssVariables: true },
  aliases: {
    ...{ components: '@/components', ui: '@/components/ui', lib: '@/lib', utils: '@/lib/utils', hooks: '@/hooks' },
  },
  registries: { '@summit': `${registry}/r/{name}.json` },
})

const sheet = `@import 'tailwindcss';
@custom-variant dark (&:is(.dark *));
:root {
  --background: #fff;
  --foreground: #111;
  --accent: #eee;
}
.dark {
  --background: #111;
  --foreground: #eee;
  --accent: #333;
}
@theme inline {
  --color-background: var(--background);
  --color-foreground: var(--foreground);
  --color-accent: var(--accent);
}
@layer base {
  body {
    @apply bg-background text-foreground;
  }
}
`

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Acme</title>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`

const config = `import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': new URL('src', import.meta.url).pathname } },
  server: { proxy: { '/api': String(process.env.BACK_END) } },
})
`

/** The files of the host, for a registry at an address. */
export const filesBefore = (registry: string): Record<string, string> => ({
  'package.json': JSON.stringify(manifest, null, 2),
  'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
  'components.json': JSON.stringify(components(registry)),
  'vite.config.ts': config,
  'index.html': page,
  'src/index.css': sheet,
})

/** Its files that use the components. */
export const filesAfter = {
  'src/main.tsx': `import { createRoot } from 'react-dom/client'
import { SignInView } from '@/components/summit/sign-in/sign-in-view'
import { Button } from '@/components/ui/summit/button/button'
import { Dialog } from '@/components/ui/summit/dialog/dialog'
import { createToasts, Toaster } from '@/components/ui/summit/toast'
import { FeaturesProvider } from '@summit/features/provider'
import { useSignIn } from '@summit/features/sign-in'
import './index.css'

const brand = { name: 'Acme', shortName: 'acme', contact: { email: 'hello@acme.example' } }
const toasts = createToasts()
const SignIn = () => <SignInView signIn={useSignIn()} />
const Start = () => (
  <main>
    <h1 className="bg-accent sm:text-3xl">Acme</h1>
    <Dialog.Root>
      <Dialog.Trigger render={<Button variant="accent" />}>Compare plans</Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Plans</Dialog.Title>
        <Dialog.Description>Two of them.</Dialog.Description>
      </Dialog.Content>
    </Dialog.Root>
  </main>
)
const pages: Record<string, React.ReactNode> = { '/': <Start />, '/auth/login': <SignIn />, '/dashboard': <h1>Hello</h1> }

createRoot(document.querySelector('#root')!).render(
  <FeaturesProvider brand={brand} notify={toasts.notify}>
    {pages[location.pathname]}
    <Toaster toasts={toasts} />
  </FeaturesProvider>,
)
`,
}
