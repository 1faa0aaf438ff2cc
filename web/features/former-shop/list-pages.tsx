import { Button } from '../../ui/button.tsx'

interface ListPagesProps {
  readonly texts: { readonly pages: string; readonly first: string; readonly next: string }
  /** What `usePartList` returns. */
  readonly list: {
    /** The cursor of the shown page; undefined on the first one. */
    readonly after: string | undefined
    readonly shown: { readonly next?: string } | undefined
    readonly onPage: (after: string | undefined) => void
  }
}

/** Turns the pages of a list that is a part of another page, so that the address stays that page's. */
export function ListPages({ texts, list: { after, shown, onPage } }: ListPagesProps) {
  const next = shown?.next
  if (after === undefined && next === undefined) return null
  return (
    <nav className="actions" aria-label={texts.pages}>
      {after !== undefined && (
        <Button kind="quiet" onClick={() => onPage(undefined)}>
          {texts.first}
        </Button>
      )}
      {next !== undefined && <Button onClick={() => onPage(next)}>{texts.next}</Button>}
    </nav>
  )
}
