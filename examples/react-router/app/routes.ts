import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('summit.tsx', [
    index('pages/home.tsx'),
    route('log-in', 'pages/login.tsx'),
    route('fees', 'pages/fees.tsx'),
    route('locker', 'pages/locker.tsx'),
  ]),
  route('club', '../own/page.tsx'),
] satisfies RouteConfig
