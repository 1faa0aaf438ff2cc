import type { ReactNode } from 'react'

/** Puts text on a card of paper above the patterned background. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`card card-padded ${className}`}>{children}</div>
}
