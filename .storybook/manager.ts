import { addons } from 'storybook/manager-api'
import { storybookTheme } from './theme.ts'
import { titleTabs } from './tab-title.ts'
import { registerTools } from './toolbar/register.tsx'

titleTabs()
registerTools()
addons.setConfig({ theme: storybookTheme(), sidebar: { showRoots: true } })
