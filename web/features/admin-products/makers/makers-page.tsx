import { Fragment, useMemo } from 'react'
import { deleteMaker, listMakers, type Maker } from '../../../../contract/catalogue/makers.ts'
import { buildLanguage } from '../../../../contract/languages/build-language.ts'
import { countryName } from '../../../../domain/addresses/country-name.ts'
import { isInEurope } from '../../../../domain/shop/european-countries.ts'
import { useApi } from '../../../api/api-context.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import { NotReady } from '../../../api/not-ready.tsx'
import { useAnswer } from '../../../api/use-answer.ts'
import { DeleteQuestion } from '../../../forms/delete-question.tsx'
import { useConfirm } from '../../../forms/use-confirm.ts'
import { useOpenForm } from '../../../forms/use-open-form.ts'
import { punctuationTexts } from '../../../texts/punctuation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DashboardPart, useFocusOnHeading } from '../../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../../ui/table/record-table.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { EmailText } from '../../../ui/values/email-text.tsx'
import { type Formats, useFormats } from '../../../ui/values/formats.ts'
import { wholeNumber } from '../../../ui/values/numbers.ts'
import { MakerForm } from './maker-form.tsx'
import { makerTexts as texts } from './maker-texts.ts'

const keyOf = ({ _id }: Maker) => _id

/** Renders `/dashboard/makers`: the makers of the products, and the form that adds or changes one. */
export function MakersPage() {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <IfOffered operation={listMakers} otherwise={<Card>{texts.notOffered}</Card>}>
        <Makers toHeading={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** A maker that is edited; null while a new one is added. */
interface Editing {
  readonly maker: Maker | null
}

function Makers({ toHeading }: { readonly toHeading: () => void }) {
  const api = useApi()
  const formats = useFormats()
  const [makers, reload] = useAnswer(listMakers, {})
  const { opened, open, close } = useOpenForm<Editing>(toHeading)
  const deletion = useConfirm(async ({ _id: id, name }: Maker) => {
    await api.call(deleteMaker, { params: { id } })
    showToast('success', texts.deleted(name))
    return undefined
  }, toHeading)
  const columns = useMemo(
    () => makerColumns(formats, (maker) => open({ maker }), deletion.ask),
    [formats, open, deletion.ask],
  )
  return (
    <>
      <Card>{texts.about}</Card>
      {opened ? (
        <MakerForm key={opened.maker?._id ?? ''} maker={opened.maker} onDone={() => close(opened)} />
      ) : (
        <Button kind="go" className="justify-self-start" onClick={() => open({ maker: null })}>
          {texts.add}
        </Button>
      )}
      <NotReady loaded={makers} texts={texts} lines={4} reload={reload} />
      {makers.status === 'ready' &&
        (makers.data.length === 0 ? (
          <Card>{texts.empty}</Card>
        ) : (
          <RecordTable caption={texts.heading} columns={columns} rows={makers.data} keyOf={keyOf} />
        ))}
      <DeleteQuestion asked={deletion} texts={texts} nameOf={({ name }) => name} />
    </>
  )
}

function makerColumns(
  formats: Formats,
  onChange: (maker: Maker) => void,
  onDelete: (maker: Maker) => void,
): readonly RecordColumn<Maker>[] {
  return [
    { header: texts.columns.name, cell: (maker) => <Named maker={maker} /> },
    {
      header: texts.columns.contact,
      cell: ({ contact }) => <Contact contact={contact} />,
    },
    { header: texts.columns.products, figures: true, cell: ({ products }) => wholeNumber(formats, products) },
    {
      header: texts.columns.actions,
      cell: (maker) => (
        <span className="actions row-actions">
          <Button kind="quiet" onClick={() => onChange(maker)}>
            {texts.change}
            <span className="sr-only">{texts.ofMaker(maker.name)}</span>
          </Button>
          <Button kind="quiet" onClick={() => onDelete(maker)}>
            {texts.delete}
            <span className="sr-only">{texts.ofMaker(maker.name)}</span>
          </Button>
        </span>
      ),
    },
  ]
}

/** Shows an email, or the address of a page, which preferably wraps after a slash or a dot. */
function Contact({ contact }: Pick<Maker, 'contact'>) {
  const parts = contact.match(/[^/.]+[/.]*/g) ?? []
  if (parts.length < 2) return <EmailText email={contact} />
  return (
    <span className="wrap-anywhere">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

function Named({ maker: { name, address, country, responsible } }: { readonly maker: Maker }) {
  return (
    <span className="grid gap-1 wrap-anywhere">
      <span>{name}</span>
      <small className="font-normal text-soft">
        {punctuationTexts.facts(address.split('\n').join(', '), countryName(country, buildLanguage))}
      </small>
      {responsible === null && !isInEurope(country) && (
        <span>
          <Chip state="warn">{texts.noResponsible}</Chip>
        </span>
      )}
    </span>
  )
}
