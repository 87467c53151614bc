import { defineConfig } from 'vitest/config'
import { stories } from '../../../vitest.config.ts'

export default defineConfig({ test: { projects: [stories('.storybook/checks/failing-fixtures')] } })
