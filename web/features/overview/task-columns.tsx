import './overview.css'
import type { ReactNode } from 'react'

/** Renders two columns of cards; on a narrow screen, one below the other. */
export function TaskColumns({ tasks, beside }: { readonly tasks: ReactNode; readonly beside: ReactNode }) {
  return (
    <div className="overview-tasks grid-cols-1 gap-5 items-start @min-[44rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="overview-column">{tasks}</div>
      <div className="overview-column">{beside}</div>
    </div>
  )
}
