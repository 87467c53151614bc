export type { IconProps } from './icon.tsx'
export * from './controls.tsx'
export * from './networks.tsx'
export * from './training.tsx'
