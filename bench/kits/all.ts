import * as baseUi from './base-ui.tsx'
import * as chakra from './chakra.tsx'
import * as heroui from './heroui.tsx'
import type { Kit } from './kit.ts'
import * as mantine from './mantine.tsx'
import * as mui from './mui.tsx'
import * as plain from './plain.tsx'
import * as radixThemes from './radix-themes.tsx'
import * as radix from './radix.tsx'
import * as reactAria from './react-aria.tsx'
import * as shadcn from './shadcn.tsx'
import * as summitTailwind from './summit-tailwind.tsx'
import * as summit from './summit.tsx'

/** All kits, for the compiler: each has the same five components. */
export const kits: Kit[] = [
  ...[summit, summitTailwind, plain, radix, shadcn, reactAria],
  ...[baseUi, radixThemes, mui, mantine, chakra, heroui],
]
