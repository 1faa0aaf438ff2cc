import { useCallback } from 'react'
import {
  inviteBuyer,
  type OwnCompany,
  removeBuyer,
  withdrawInvitation,
} from '../../../contract/companies/own-company.ts'
import { email as emailSchema } from '../../../contract/fields.ts'
import { useApi } from '../../api/api-context.ts'
import { type FieldRules, schemaProblem } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { NamedEmail } from '../../ui/values/named-email.tsx'
import { ownCompanyTexts as texts } from './own-texts.ts'

/** Lists who buys for the own company, and invites others. */
export function OwnPeople({ company }: { readonly company: OwnCompany }) {
  const api = useApi()
  const session = useSession()
  const [heading, toHeading] = useFocusOnHeading()
  const own = session.status === 'in' ? session.email : ''
  const removal = useConfirm<string>(async (email) => {
    await api.call(removeBuyer, { params: { email } })
    return undefined
  }, toHeading)
  const withdraw = useAction(
    useCallback(
      async (email: string) => {
        await api.call(withdrawInvitation, { params: { email } })
        toHeading()
      },
      [api, toHeading],
    ),
  )
  return (
    <DashboardPart title={texts.people} heading={heading}>
      <Card className="grid gap-4">
        <ul className="grid list-none gap-3 p-0">
          {company.members.map(({ email, name }) => (
            <li key={email} className={row}>
              <NamedEmail name={name} email={email} />
              {email === own ? (
                <Chip>{texts.you}</Chip>
              ) : (
                <Button kind="quiet" className="button-row" onClick={() => removal.ask(email)}>
                  {texts.remove}
                  <span className="sr-only">{texts.ofPerson(email)}</span>
                </Button>
              )}
            </li>
          ))}
          {company.invitations.map(({ email }) => (
            <li key={email} className={row}>
              <span className="grid gap-1">
                <NamedEmail name={undefined} email={email} />
                <span className="order-note">{texts.invited}</span>
              </span>
              <Button
                kind="quiet"
                className="button-row"
                busy={withdraw.busyWith === email}
                onClick={() => withdraw.start(email)}
              >
                {texts.withdraw}
                <span className="sr-only">{texts.ofPerson(email)}</span>
              </Button>
            </li>
          ))}
        </ul>
        {withdraw.failure && <Alert message={withdraw.failure.message} />}
        {company.state === 'granted' && <InviteForm />}
      </Card>
      <ConfirmDialog
        {...removal.dialog}
        title={texts.removeTitle(removal.question?.about ?? '')}
        text={texts.removeText}
        confirm={texts.removeYes}
        cancel={texts.removeNo}
      />
    </DashboardPart>
  )
}

const row = 'flex flex-wrap items-center justify-between gap-3'

const empty = { email: '' }
const rules: FieldRules<typeof empty> = { email: ({ email }) => schemaProblem(email, emailSchema) }

function InviteForm() {
  const api = useApi()
  const form = useDraftedForm('company-invitation', empty, rules)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { email: 'email' },
    async send({ email }) {
      await api.call(inviteBuyer, { body: { email: email.trim() } })
      form.sent()
      showToast('success', texts.inviteSent(email.trim()))
      return true
    },
  })
  return (
    <Form className="grid gap-3" busy={busy} label={texts.invite} onSubmit={onSubmit}>
      <TextField
        label={texts.inviteEmail}
        hint={texts.inviteHint}
        type="email"
        autoComplete="off"
        readOnly={busy}
        {...form.text('email')}
      />
      <Button kind="quiet" type="submit" busy={busy} className="justify-self-start">
        {busy ? texts.inviteSending : texts.inviteSend}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
