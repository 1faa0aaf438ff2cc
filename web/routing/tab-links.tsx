import '../styles/tab-links.css'
import { Link } from 'react-router'

interface TabLinksProps<Value extends string> {
  /** What the links choose, for screen readers. */
  readonly label: string
  readonly values: readonly Value[]
  readonly current: Value | undefined
  readonly textOf: (value: Value) => string
  /** The query of a value, empty for the one that the plain address shows. */
  readonly searchOf: (value: Value) => string
}

/** Shows the views of one page as links, because the address has the view. */
export function TabLinks<Value extends string>({
  label,
  values,
  current,
  textOf,
  searchOf,
}: TabLinksProps<Value>) {
  return (
    <nav className="tab-links" aria-label={label}>
      {values.map((value) => (
        <Link
          key={value}
          to={{ search: searchOf(value) }}
          replace
          preventScrollReset
          aria-current={value === current ? 'page' : undefined}
        >
          {textOf(value)}
        </Link>
      ))}
    </nav>
  )
}
