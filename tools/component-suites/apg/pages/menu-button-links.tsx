import { Menu } from '@summit/ui/menu'

const links = [
  'W3C Home Page',
  'W3C Web Accessibility Initiative',
  'Accessible Rich Internet Application Specification',
  'ARIA Authoring Practices',
  'HTML Specification',
  'SVG Specification',
]

export const Page = () => (
  <Menu.Root>
    <Menu.Trigger>WAI-ARIA Quick Links</Menu.Trigger>
    <Menu.Content>
      {links.map((link, index) => (
        <Menu.Item key={link} render={<a href={`#${index}`} />}>
          {link}
        </Menu.Item>
      ))}
    </Menu.Content>
  </Menu.Root>
)
