import type { ReactNode } from 'react'

/** Shows its children in the light and the dark theme, side by side. */
export function Lights({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-6 max-[60rem]:grid-cols-1">
      <div className="p-6 text-ink bg-board border border-line scheme-light">{children}</div>
      <div className="p-6 text-ink bg-board border border-line scheme-dark">{children}</div>
    </div>
  )
}
