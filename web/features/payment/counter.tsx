import './counter.css'
import type { ReactNode, SubmitEvent } from 'react'

interface CounterProps {
  /** The orders to pay, with their address. */
  readonly order: ReactNode
  /** The ways to pay. */
  readonly children: ReactNode
  /** With a submit handler the counter is a single form, so that Pay also sends the address. */
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  readonly busy?: boolean
}

const look =
  'counter grid grid-cols-1 gap-7 @min-[46rem]:grid-cols-[minmax(0,1fr)_minmax(19rem,24rem)] @min-[46rem]:gap-10 [&_.promise-days]:min-h-[4lh] @min-[46rem]:[&_.promise-days]:min-h-[2lh]'

/** Shows the orders beside the ways to pay; on a narrow screen, above them. */
export function Counter({ order, children, onSubmit, busy }: CounterProps) {
  const parts = (
    <>
      <div className="grid grid-cols-1 gap-6 content-start">{order}</div>
      <div className="grid grid-cols-1 gap-6 content-start @min-[46rem]:ps-10 @min-[46rem]:border-s @min-[46rem]:border-s-line">
        {children}
      </div>
    </>
  )
  if (!onSubmit) return <div className={look}>{parts}</div>
  return (
    <form className={look} noValidate onSubmit={onSubmit} aria-busy={busy}>
      {parts}
    </form>
  )
}
