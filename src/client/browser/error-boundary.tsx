import { Component, type ComponentType, type ReactNode } from 'react'
import type { Translate } from '../../shared/texts/texts.ts'

type Props = {
  children: ReactNode
  t: Translate /** A new page gets a new chance. */
  resetKey: unknown
  loadBrokenPage: () => Promise<ComponentType>
}
type State = { failed: boolean; BrokenPage?: ComponentType; resetKey: unknown }

/** A view that breaks in the browser leaves the rest of the document standing (rule 22). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override componentDidCatch() {
    dispatchEvent(new Event('rendering-error'))
    this.props.loadBrokenPage().then(
      (BrokenPage) => this.setState({ BrokenPage }),
      () => {},
    )
  }

  override render() {
    const { failed, BrokenPage } = this.state
    if (!failed) return this.props.children
    return BrokenPage ? <BrokenPage /> : <p role="alert">{this.props.t('errors.brokenMessage')}</p>
  }
}
