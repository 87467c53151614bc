import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('auth/login', 'routes/sign-in.tsx'),
] satisfies RouteConfig
