import type { Config } from '@react-router/dev/config'

export default { buildDirectory: 'dist', ssr: false, prerender: ['/', '/pricing', '/auth/login'] } satisfies Config
