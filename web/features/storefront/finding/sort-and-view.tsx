import { Link } from 'react-router'
import { addressWith } from './chips.ts'
import { type Chosen, type Sort, sorts, views } from './list-query.ts'
import { findingTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'
import { rememberView, useRememberedView } from './view-choice.ts'

interface SortFieldProps extends Pick<ListAddress, 'address' | 'choose'> {
  /** Id of the form that the field belongs to. */
  readonly form: string
  readonly without?: readonly Sort[]
}

/** Chooses the sort order of a list. */
export function SortField({ form, without = [], address, choose }: SortFieldProps) {
  const first = address.has('q') ? findingTexts.sorts.relevance : findingTexts.shopOrder
  const others = sorts.filter((sort) => sort !== 'relevance' && !without.includes(sort))
  return (
    <select
      className="choice finding-sort"
      name="sort"
      form={form}
      aria-label={findingTexts.sort}
      value={address.get('sort') ?? ''}
      onChange={({ currentTarget }) => currentTarget.form && choose(currentTarget.form)}
    >
      <option value="">{first}</option>
      {others.map((sort) => (
        <option key={sort} value={sort}>
          {findingTexts.sorts[sort]}
        </option>
      ))}
    </select>
  )
}

/** Switches between board and table. The browser remembers the last choice; a view in the address takes precedence. */
export function ViewSwitch({
  chosen,
  path,
  address,
}: { chosen: Chosen } & Pick<ListAddress, 'path' | 'address'>) {
  const remembered = useRememberedView()
  const shown = chosen.view ?? remembered
  return (
    <nav className="view-switch gap-0" aria-label={findingTexts.view}>
      {views.map((view) => (
        <Link
          key={view}
          className={`choice view-${view}`}
          to={addressWith(path, address, 'view', view)}
          aria-current={view === shown}
          preventScrollReset
          onClick={() => rememberView(view)}
        >
          {findingTexts.views[view]}
        </Link>
      ))}
    </nav>
  )
}
