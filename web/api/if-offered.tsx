import type { ReactNode } from 'react'
import { type OperationName, useHost } from './host.ts'

interface IfOfferedProps {
  readonly operation: OperationName
  /** Shown when the operation is not offered. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** Shows its children if {host} offers the operation. */
export function IfOffered({ operation, otherwise = null, children }: IfOfferedProps) {
  return useHost().offers(operation) ? children : otherwise
}
