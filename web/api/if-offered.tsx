import type { ReactNode } from 'react'
import { type OperationName, useHost } from './host.ts'

interface IfOfferedProps {
  readonly operation: OperationName
  /** Stands there where the operation is not offered. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** Shows what needs an operation, where {host} offers that. */
export function IfOffered({ operation, otherwise = null, children }: IfOfferedProps) {
  return useHost().offers(operation) ? children : otherwise
}
