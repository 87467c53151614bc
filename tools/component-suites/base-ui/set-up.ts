import setUp from '@mui/internal-test-utils/setupVitest'
import { afterEach, vi } from 'vitest'

// Ours says in development what is missing, as a name: that must not fail the test.
setUp({ failOnConsoleEnabled: false })
afterEach(() => void vi.resetAllMocks())
