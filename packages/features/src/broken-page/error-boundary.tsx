'use client'

import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What is shown in place of children that threw. */
  page: ReactNode
}

interface ErrorBoundaryState {
  status: 'well' | 'broken'
}

/** Catches what the whole site did not. The way on is a full load, so it never recovers by itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { status: 'well' }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { status: 'broken' }
  }

  override render() {
    return this.state.status === 'well' ? this.props.children : this.props.page
  }
}
