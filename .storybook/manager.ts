import { addons } from 'storybook/manager-api'
import { fitManager } from './fit-manager.tsx'
import { shownTheme } from './modes.ts'
import { storybookTheme } from './theme.ts'
import { titleTabs } from './tab-title.ts'
import { registerTools } from './toolbar/register.tsx'

titleTabs()
registerTools()
fitManager()
addons.setConfig({
  theme: storybookTheme(shownTheme('system')),
  sidebar: { showRoots: true, collapsedRoots: ['foundations', 'ui'] },
})
