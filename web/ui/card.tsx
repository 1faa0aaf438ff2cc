import type { ReactNode } from 'react'

/** Renders a card of paper for text above the patterned background. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`card card-padded ${className}`}>{children}</div>
}
