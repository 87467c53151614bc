import { appStoreQr } from '@summit/brand/app-store-qr'
import { downloadMessages } from '@summit/brand/messages/download'
import { Download } from '@summit/features/download'
import { Layout } from '../components/layout.tsx'

/** `/download` */
export default function DownloadRoute() {
  return (
    <Layout>
      <Download qr={appStoreQr} messages={downloadMessages} />
    </Layout>
  )
}
