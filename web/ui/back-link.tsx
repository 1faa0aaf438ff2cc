import { Link } from 'react-router'
import { BackIcon } from './icons.tsx'

/** The way from one thing back to the list that it stands in. */
export function BackLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link className="back-link" to={to}>
      <BackIcon />
      {text}
    </Link>
  )
}
