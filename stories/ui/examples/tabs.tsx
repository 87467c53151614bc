import { Tabs } from '@summit/ui/tabs'

export const Example = () => (
  <Tabs.Root defaultValue="week">
    <Tabs.List label="Progress">
      <Tabs.Tab value="week">Week</Tabs.Tab>
      <Tabs.Tab value="month">Month</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="week">3 workouts, 1,240 m climbed.</Tabs.Panel>
    <Tabs.Panel value="month">14 workouts, 5,310 m climbed.</Tabs.Panel>
  </Tabs.Root>
)
