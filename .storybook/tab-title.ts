import { brand } from '@summit/brand'

/** Writes the brand's name where Storybook writes its own in the title of the tab. It has no setting for it. */
export function titleTabs(): void {
  const rename = () => {
    const title = document.title.replace(/Storybook$/, brand.name)
    if (title !== document.title) document.title = title
  }
  rename()
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true })
}
