import type { ReactNode } from 'react'

/** A plate of paper on the board: what words stand on. */
export function Plate({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`plate plate-padded ${className}`}>{children}</div>
}
