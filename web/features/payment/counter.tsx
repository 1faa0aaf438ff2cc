import '../../styles/dashboard/counter.css'
import type { ReactNode, SubmitEvent } from 'react'

interface CounterProps {
  /** What is paid, and where it goes. */
  readonly order: ReactNode
  /** How it is paid. */
  readonly children: ReactNode
  /** With it the counter is one form, so that Pay also sends the address. */
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  readonly busy?: boolean
}

/** Lays what is paid beside how it is paid; on a narrow screen above it. */
export function Counter({ order, children, onSubmit, busy }: CounterProps) {
  const parts = (
    <>
      <div className="counter-order">{order}</div>
      <div className="counter-pay">{children}</div>
    </>
  )
  if (!onSubmit) return <div className="counter">{parts}</div>
  return (
    <form className="counter" noValidate onSubmit={onSubmit} aria-busy={busy}>
      {parts}
    </form>
  )
}
