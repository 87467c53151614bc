import { addons } from 'storybook/manager-api'
import { shownTheme } from './modes.ts'
import { registerSearch } from './search/register.tsx'
import { fitPanel } from './fit-panel.ts'
import { storybookTheme } from './theme.ts'
import { titleTabs } from './tab-title.ts'
import { registerTools } from './toolbar/register.tsx'

titleTabs()
registerTools()
registerSearch()
fitPanel()
addons.setConfig({
  theme: storybookTheme(shownTheme('system')),
  sidebar: { showRoots: true, collapsedRoots: ['foundations', 'ui'] },
})
