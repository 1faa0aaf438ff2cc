import type { ReactNode } from 'react'
import { type OperationName, useHost } from './host.ts'

interface IfOfferedProps {
  readonly operation: OperationName
  /** Fallback when {host} does not offer the operation. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** Renders its children if {host} offers the operation. */
export function IfOffered({ operation, otherwise = null, children }: IfOfferedProps) {
  return useHost().offers(operation) ? children : otherwise
}
