import { type FormEvent, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { exportRedirects } from '../../../contract/desk/exports.ts'
import { deleteRedirect, listRedirects, type RedirectOnWire } from '../../../contract/moving/redirects.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { DeleteQuestion } from '../../forms/delete-question.tsx'
import { useConfirm } from '../../forms/use-confirm.ts'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { calendarDay } from '../../ui/values/calendar-day.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { ListPages } from './list-pages.tsx'
import { RedirectForm } from './redirect-form.tsx'
import { redirectTexts as texts } from './texts.ts'
import { type LoadPart, usePartList } from './use-part-list.ts'

type Redirect = RedirectOnWire

const keyOf = ({ _id }: Redirect) => _id

/** Renders `/dashboard/redirects` (extension): the redirects of old addresses, with a form that adds or changes one. */
export function RedirectsPage() {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <IfOffered operation={listRedirects} otherwise={<Card>{texts.notOffered}</Card>}>
        <Redirects toHeading={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** A redirect that is edited; null while a new one is added. */
interface Editing {
  readonly redirect: Redirect | null
}

const load: LoadPart<Redirect> = (api, query, options) => api.callForPage(listRedirects, { query }, options)

const allRedirects = { query: {}, whole: false }

function Redirects({ toHeading }: { readonly toHeading: () => void }) {
  const api = useApi()
  const [search, setSearch] = useState('')
  const list = usePartList(load, search)
  const { opened, open, close } = useOpenForm<Editing>(toHeading)
  const deletion = useConfirm(async ({ _id: id, from }: Redirect) => {
    await api.call(deleteRedirect, { params: { id } })
    showToast('success', texts.deleted(from))
    return undefined
  }, toHeading)
  const columns = useMemo(
    () => columnsWith((redirect) => open({ redirect }), deletion.ask),
    [open, deletion.ask],
  )
  const rows = list.shown?.answer ?? []
  return (
    <>
      <Card>{texts.about}</Card>
      {opened ? (
        <RedirectForm
          key={opened.redirect?._id ?? ''}
          redirect={opened.redirect}
          onDone={() => close(opened)}
        />
      ) : (
        <div className="actions">
          <Button kind="go" onClick={() => open({ redirect: null })}>
            {texts.add}
          </Button>
          <Link className="button button-quiet" to={dashboardLinks.imports}>
            {texts.import}
          </Link>
          <ExportList operation={exportRedirects} list={allRedirects} />
        </div>
      )}
      <SearchForm onSearch={setSearch} />
      <NotReady loaded={list.loaded} texts={texts} lines={4} reload={() => void list.reload()} />
      {list.shown && rows.length === 0 && <Card>{search === '' ? texts.empty : texts.noneFound}</Card>}
      {rows.length > 0 && <RecordTable caption={texts.heading} columns={columns} rows={rows} keyOf={keyOf} />}
      <ListPages texts={texts} list={list} />
      <DeleteQuestion asked={deletion} texts={texts} nameOf={({ from }) => from} />
    </>
  )
}

function SearchForm({ onSearch }: { readonly onSearch: (words: string) => void }) {
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(words.trim())
  }
  return (
    <search>
      <form className="card card-padded flex flex-wrap gap-3 items-end" onSubmit={submit}>
        <TextField
          label={texts.search}
          hint={texts.searchHint}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit">{texts.find}</Button>
      </form>
    </search>
  )
}

function columnsWith(
  onChange: (redirect: Redirect) => void,
  onDelete: (redirect: Redirect) => void,
): readonly RecordColumn<Redirect>[] {
  const action = (text: string, { from }: Redirect, run: () => void) => (
    <Button kind="quiet" onClick={run}>
      {text}
      <span className="sr-only">{texts.ofAddress(from)}</span>
    </Button>
  )
  return [
    { header: texts.columns.from, cell: ({ from }) => <span className="wrap-anywhere">{from}</span> },
    { header: texts.columns.to, cell: (redirect) => <Target redirect={redirect} /> },
    { header: texts.columns.uses, figures: true, cell: ({ uses }, formats) => wholeNumber(formats, uses) },
    {
      header: texts.columns.used,
      cell: ({ usedOn }, formats) => (usedOn === undefined ? texts.never : calendarDay(formats, usedOn)),
    },
    {
      header: texts.columns.actions,
      cell: (redirect) => (
        <span className="actions row-actions">
          {action(texts.change, redirect, () => onChange(redirect))}
          {action(texts.delete, redirect, () => onDelete(redirect))}
        </span>
      ),
    },
  ]
}

function Target({ redirect: { to, product, productName } }: { readonly redirect: Redirect }) {
  if (product === undefined) return <span className="wrap-anywhere">{to}</span>
  if (productName === undefined) return <span className="text-bad">{texts.goneProduct}</span>
  return (
    <Link className="row-link wrap-anywhere" to={dashboardLinks.product(product)}>
      {productName}
    </Link>
  )
}
