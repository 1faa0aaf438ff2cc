import { LocalTime } from '../values/local-time.tsx'
import { labelTexts } from '../values/value-texts.ts'
import type { DataTableTexts } from './data-table-props.ts'
import type { ListFilter, TableView } from './table-view.ts'

interface PrintHeadProps {
  readonly texts: DataTableTexts
  readonly view: TableView
  readonly filter: ListFilter | undefined
  readonly also: readonly (ListFilter & { readonly name: string })[]
  /** States that the list has more rows than were printed. */
  readonly note: string | undefined
}

/** Prints the list's name and filters, and the time of loading. */
export function PrintHead({ texts, view, filter, also, note }: PrintHeadProps) {
  const chosenOf = ({ label, choices }: ListFilter, value: string | undefined) =>
    choices.flatMap((choice) =>
      value && choice.value === value ? [labelTexts.named(label, choice.text)] : [],
    )
  const facts = [
    view.search && labelTexts.named(texts.search, view.search),
    ...(filter ? chosenOf(filter, view.filter) : []),
    ...also.flatMap((one) => chosenOf(one, view.also?.[one.name])),
    view.from && `${texts.from} ${view.from}`,
    view.to && `${texts.to} ${view.to}`,
  ]
  return (
    <p className="print-head hidden print:block print:mb-[4mm]">
      <b>{texts.caption}</b> {facts.filter(Boolean).join(' · ')} {texts.asOf}{' '}
      <LocalTime at={Date.now()} named />
      {note && ` · ${note}`}
    </p>
  )
}
