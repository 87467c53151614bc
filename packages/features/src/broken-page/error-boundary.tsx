'use client'

import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** Rendered in place of children that threw. @default a `BrokenPage` */
  fallback?: ReactNode
  /** Called once per error, as React's `componentDidCatch`: to log it, for example. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined
  /** When it changes, the children are rendered again: the current path, for example. */
  resetKey?: string | undefined
}

interface ErrorBoundaryState {
  hasError: boolean
  resetKey: string | undefined
}

/** Catches errors of its children and renders `fallback` until `resetKey` changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasError: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasError: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { hasError: false, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override render() {
    const { children, fallback = <BrokenPage /> } = this.props
    return this.state.hasError ? fallback : children
  }
}
