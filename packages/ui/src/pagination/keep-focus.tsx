'use client'

import { Component, createRef, type ComponentProps } from 'react'

/** An item whose link may be replaced by another, which then takes over the focus. Only a class can ask before that. */
export class KeepFocus extends Component<ComponentProps<'li'>> {
  private readonly item = createRef<HTMLLIElement>()

  override getSnapshotBeforeUpdate() {
    return this.item.current?.contains(document.activeElement)
  }

  override componentDidUpdate(_: unknown, __: unknown, hadFocus: boolean | undefined) {
    const { current } = this.item
    if (hadFocus && !current?.contains(document.activeElement)) current?.querySelector('a')?.focus()
  }

  override render() {
    return <li {...this.props} ref={this.item} />
  }
}
