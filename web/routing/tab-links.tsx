import { Link } from 'react-router'

interface TabLinksProps<Value extends string> {
  /** The accessible name of the choice. */
  readonly label: string
  readonly values: readonly Value[]
  readonly current: Value | undefined
  readonly textOf: (value: Value) => string
  /** Returns the query of a value; empty for the value of the plain address. */
  readonly searchOf: (value: Value) => string
}

/** Renders the views of one page as links, because the address contains the view. */
export function TabLinks<Value extends string>({
  label,
  values,
  current,
  textOf,
  searchOf,
}: TabLinksProps<Value>) {
  return (
    <nav
      className="flex flex-wrap gap-x-[clamp(0.6rem,3.4cqi,1.25rem)] gap-y-0 justify-self-start max-w-full px-[clamp(0.5rem,3cqi,0.9rem)] text-[clamp(0.9rem,4.4cqi,1rem)] bg-paper border border-line"
      aria-label={label}
    >
      {values.map((value) => (
        <Link
          key={value}
          className="inline-flex flex-none items-center min-h-(--target-link) aria-[current]:font-[640] aria-[current]:no-underline aria-[current]:shadow-[inset_0_-3px_var(--color-ink)]"
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
