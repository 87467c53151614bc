import { addons } from 'storybook/manager-api'
import { houseTheme } from './house.ts'

addons.setConfig({ theme: houseTheme(), sidebar: { showRoots: true } })
