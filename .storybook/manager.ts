import { addons } from 'storybook/manager-api'
import { storybookTheme } from './theme.ts'
import { titleTabs } from './tab-title.ts'

titleTabs()
addons.setConfig({ theme: storybookTheme(), sidebar: { showRoots: true } })
