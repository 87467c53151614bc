import { appStoreQr } from '@summit/brand/app-store-qr'
import { useDownload } from '@summit/features/download'
import { DownloadPage } from '@summit/features/download/view'
import { useBrand } from '@summit/features/provider'
import { Layout } from '../components/layout.tsx'

/** `/download` */
export default function DownloadRoute() {
  return (
    <Layout>
      <DownloadPage brand={useBrand()} qr={appStoreQr} messages={useDownload()} />
    </Layout>
  )
}
