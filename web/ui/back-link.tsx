import { Link } from 'react-router'
import { BackIcon } from './icons.tsx'

/** Links from a detail page to its list. */
export function BackLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link className="back-link" to={to}>
      <BackIcon />
      {text}
    </Link>
  )
}
