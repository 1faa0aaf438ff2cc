import { Button } from '../../ui/button.tsx'

interface ListPagesProps {
  readonly label: string
  readonly first: string
  readonly next: string
  /** The cursor of the shown page; undefined on the first one. */
  readonly after: string | undefined
  readonly nextAfter: string | undefined
  readonly onPage: (after: string | undefined) => void
}

/** Turns the pages of a list that is a part of another page, so that the address stays that page's. */
export function ListPages({ label, first, next, after, nextAfter, onPage }: ListPagesProps) {
  if (after === undefined && nextAfter === undefined) return null
  return (
    <nav className="actions" aria-label={label}>
      {after !== undefined && (
        <Button kind="quiet" onClick={() => onPage(undefined)}>
          {first}
        </Button>
      )}
      {nextAfter !== undefined && <Button onClick={() => onPage(nextAfter)}>{next}</Button>}
    </nav>
  )
}
