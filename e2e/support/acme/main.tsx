import { createRoot } from 'react-dom/client'
import { Acme } from '../../../stories/acme/acme.tsx'
import './main.css'

// The test's HTML has it.
const { apiOrigin = '' } = document.body.dataset
createRoot(document.body).render(<Acme path={location.pathname} apiOrigin={apiOrigin} />)
