'use client'

import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Shown in place of children that threw an error. */
  page: ReactNode
}

interface ErrorBoundaryState {
  status: 'well' | 'broken'
}

/**
 * Catches errors that no other code caught, and shows another page. It never recovers: that page loads a new document.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { status: 'well' }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { status: 'broken' }
  }

  override render() {
    return this.state.status === 'well' ? this.props.children : this.props.page
  }
}
