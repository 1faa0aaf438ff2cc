import { useCallback, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import {
  getOwnCompany,
  joinCompany,
  leaveOwnCompany,
  type OwnCompany,
} from '../../../contract/companies/own-company.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { composeAddress } from '../../../domain/addresses/compose-address.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { useAction } from '../../forms/use-action.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { Fact } from '../../ui/values/fact.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { companyFieldTexts } from './field-texts.ts'
import { AskForm, ChangeForm } from './own-company-forms.tsx'
import { OwnPeople } from './own-people.tsx'
import { ownCompanyTexts as texts } from './own-texts.ts'
import { chipOfState } from './state-chips.ts'

type Own = AnswerOf<typeof getOwnCompany>

/** Renders the company for which the account buys, or the form that asks for one. */
export function OwnCompanyPart() {
  const [own, reload] = useAnswer(getOwnCompany, {})
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <NotReady loaded={own} texts={texts} notRefreshed={texts.notRefreshed} lines={3} reload={reload} />
      {own.status === 'ready' && (
        <>
          <Invitations own={own.data} onJoined={toHeading} />
          <CompanyCard company={own.data.company ?? undefined} onDone={toHeading} />
          {own.data.company && isShared(own.data.company) && <OwnPeople company={own.data.company} />}
        </>
      )}
    </DashboardPart>
  )
}

function isShared({ state, members, invitations }: OwnCompany): boolean {
  return state === 'granted' || members.length + invitations.length > 1
}

function Invitations({ own, onJoined }: { readonly own: Own; readonly onJoined: () => void }) {
  const api = useApi()
  const join = useAction(
    useCallback(
      async ({ company, name }: Own['invitations'][number]) => {
        await api.call(joinCompany, { params: { id: company } })
        showToast('success', texts.accepted(name))
        onJoined()
      },
      [api, onJoined],
    ),
  )
  if (own.invitations.length === 0) return null
  return (
    <Card className="grid gap-4">
      {own.invitations.map((invitation) => (
        <div key={invitation.company} className="flex flex-wrap items-center justify-between gap-3">
          <p>{texts.invitedYou(invitation.name)}</p>
          <Button busy={join.busyWith?.company === invitation.company} onClick={() => join.start(invitation)}>
            {join.busyWith?.company === invitation.company ? texts.accepting : texts.accept}
            <span className="sr-only">{texts.ofPerson(invitation.name)}</span>
          </Button>
        </div>
      ))}
      {join.failure && <Alert message={join.failure.message} />}
    </Card>
  )
}

interface CompanyCardProps {
  /** Undefined for an account that buys for none. */
  readonly company: OwnCompany | undefined
  readonly onDone: () => void
}

interface Opened {
  readonly form: 'ask' | 'change'
}

function CompanyCard({ company, onDone }: CompanyCardProps) {
  const api = useApi()
  const mayAsk = company === undefined || company.state === 'refused' || company.state === 'ended'
  const isAsked = useLocation().hash === '#company'
  const { opened, open, close } = useOpenForm<Opened>(onDone, isAsked && mayAsk ? { form: 'ask' } : undefined)
  // An open form takes the focus itself.
  useLayoutEffect(() => {
    if (isAsked && !mayAsk) onDone()
  }, [isAsked, mayAsk, onDone])
  const leaving = useConfirm<OwnCompany>(async () => {
    await api.call(leaveOwnCompany, {})
    return undefined
  }, onDone)
  if (opened?.form === 'ask' && mayAsk)
    return (
      <Card>
        <AskForm earlier={company} onDone={() => close(opened)} />
      </Card>
    )
  if (opened?.form === 'change' && company)
    return (
      <Card>
        <ChangeForm company={company} onDone={() => close(opened)} />
      </Card>
    )
  return (
    <Card className="grid gap-5">
      {company ? <CompanyFacts company={company} /> : <p>{texts.none}</p>}
      <div className="actions">
        {mayAsk ? (
          <Button kind="quiet" onClick={() => open({ form: 'ask' })}>
            {texts.ask}
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => open({ form: 'change' })}>
            {texts.change}
          </Button>
        )}
        {company && (
          <Button kind="quiet" onClick={() => leaving.ask(company)}>
            {texts.leave}
          </Button>
        )}
      </div>
      <ConfirmDialog
        {...leaving.dialog}
        title={texts.leaveTitle(company?.name ?? '')}
        text={texts.leaveText}
        confirm={texts.leaveYes}
        cancel={texts.leaveNo}
      />
    </Card>
  )
}

function CompanyFacts({ company }: { readonly company: OwnCompany }) {
  const formats = useFormats()
  const { name, state, vatNumber, vatState, invoiceEmail, termsDays, limit } = company
  const address = composeAddress({ ...company, company: '' })
  return (
    <>
      <p>
        <Chip state={chipOfState[state]}>{texts.states[state]}</Chip>
      </p>
      {state === 'asked' && <p>{texts.askedNote}</p>}
      {state === 'refused' && <p>{texts.refusedNote}</p>}
      <dl className="facts">
        <Fact name={texts.company}>{name}</Fact>
        <Fact name={texts.address}>
          <span className="whitespace-pre-line">{address}</span>
        </Fact>
        <Fact name={texts.vatNumber}>
          <span className="grid gap-1">
            <span>{vatNumber === '' ? companyFieldTexts.vatStates.none : vatNumber}</span>
            {vatNumber !== '' && <span>{companyFieldTexts.vatStates[vatState]}</span>}
            <span className="soft">{texts.vatNotes[vatState]}</span>
          </span>
        </Fact>
        {invoiceEmail !== '' && <Fact name={texts.invoiceEmail}>{invoiceEmail}</Fact>}
        {termsDays !== null && limit !== null && (
          <Fact name={texts.terms}>
            {texts.termsOf(wholeNumber(formats, termsDays), moneyFigure(formats, limit))}
          </Fact>
        )}
      </dl>
    </>
  )
}
