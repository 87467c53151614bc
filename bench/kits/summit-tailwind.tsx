import '../../tools/release-check/five.css'

export * from './summit-kit.tsx'
