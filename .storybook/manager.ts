import { addons } from 'storybook/manager-api'
import { closeDrawer } from './close-drawer.tsx'
import { fitPanel } from './fit-panel.tsx'
import { shownTheme } from './modes.ts'
import { storybookTheme } from './theme.ts'
import { titleTabs } from './tab-title.ts'
import { registerTools } from './toolbar/register.tsx'

titleTabs()
registerTools()
fitPanel()
closeDrawer()
addons.setConfig({
  theme: storybookTheme(shownTheme('system')),
  sidebar: { showRoots: true, collapsedRoots: ['foundations', 'ui'] },
})
