export { Download, type DownloadProps } from './download-page.tsx'
export { downloadMessages, type Compatibility, type DownloadMessages } from './download.ts'
export type { KeyFigure } from '../shared/drawings/key-figure.ts'
