'use client'

import { Component, type ReactNode } from 'react'
import type { Log } from '../shared/ports.ts'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Shown in place of children that threw an error. */
  page: ReactNode
  log: Log
  /** When it changes, the children are tried again: the address, for example. */
  resetKey?: string | undefined
}

interface ErrorBoundaryState {
  status: 'well' | 'broken'
  resetKey: string | undefined
}

/** Catches errors that no other code caught, logs them, and shows another page until `resetKey` changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { status: 'well', resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { status: 'broken' }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { status: 'well', resetKey }
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error('A page broke while it was rendered.', error)
  }

  override render() {
    return this.state.status === 'well' ? this.props.children : this.props.page
  }
}
