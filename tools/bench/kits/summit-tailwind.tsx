import '../../kit/summit.css'

export * from './summit-kit.tsx'
