import { Tabs } from '@summit/ui/tabs'
import type { ComponentProps } from 'react'

const names = ['Maria Ahlefeldt', 'Carl Andersen', 'Ida da Fonseca', 'Peter Müller']

/** The tabs of both examples. */
export const Composers = (props: ComponentProps<typeof Tabs.Root>) => (
  <Tabs.Root defaultValue="1" {...props}>
    <h3 id="composers">Danish Composers</h3>
    <Tabs.List label="Danish Composers" aria-labelledby="composers">
      {names.map((name, index) => (
        <Tabs.Tab key={name} value={String(index + 1)} id={`tab-${index + 1}`}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {names.map((name, index) => (
      <Tabs.Panel key={name} value={String(index + 1)} id={`tabpanel-${index + 1}`} keepMounted>
        <a href="#composer">{name}</a>
      </Tabs.Panel>
    ))}
  </Tabs.Root>
)
