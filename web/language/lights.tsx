import type { ReactNode } from 'react'

/** Shows its children in the light and the dark theme, side by side. */
export function Lights({ children }: { readonly children: ReactNode }) {
  return (
    <div className="language-lights">
      <div className="language-light language-day">{children}</div>
      <div className="language-light language-night">{children}</div>
    </div>
  )
}
