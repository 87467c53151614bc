import type { NextConfig } from 'next'
import { join } from 'node:path'

export default {
  output: 'export',
  distDir: 'dist',
  turbopack: { root: join(process.cwd(), '..') },
} satisfies NextConfig
