import '@summit/ui/overlays.css'

export * from './summit-kit.tsx'
