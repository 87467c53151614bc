import type { NextConfig } from 'next'

export default {
  // Radix locks the page's scroll with a <style>, which the policy refuses. This replacement needs none.
  turbopack: { resolveAlias: { 'react-style-singleton': '@summit/ui/style-singleton' } },
} satisfies NextConfig
