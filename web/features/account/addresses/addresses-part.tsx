import {
  deleteAddress,
  type KeptAddress,
  listAddresses,
  mostAddresses,
} from '../../../../contract/orders/addresses.ts'
import { addressInOneLine } from '../../../../domain/orders/named-address.ts'
import { useApi } from '../../../api/api-context.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { useConfirm } from '../../../forms/use-confirm.ts'
import { useOpenForm } from '../../../forms/use-open-form.ts'
import { problems } from '../../../texts/problems.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../../ui/dashboard-part.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { addressesTexts as texts } from './texts.ts'

/** An open form. Each opening makes a new object, because a form can be cancelled and reopened while it saves. */
interface Opened {
  /** The id of the edited address; `new` for an added one. */
  readonly of: string
}

/** Lists the addresses of the account, which can be added, changed and deleted. */
export function AddressesPart() {
  const api = useApi()
  const [kept, reload] = useAnswer(listAddresses, {})
  const [heading, toHeading] = useFocusOnHeading()
  const { opened, open, close } = useOpenForm<Opened>(toHeading)
  const deletion = useConfirm<KeptAddress>(async ({ _id: id }) => {
    await api.call(deleteAddress, { params: { id } })
    return undefined
  }, toHeading)
  const deleted = deletion.question?.about
  if (kept.status !== 'ready')
    return (
      <DashboardPart title={texts.heading} heading={heading}>
        {kept.status === 'loading' ? (
          <Card>
            <Skeleton label={texts.loading} lines={3} />
          </Card>
        ) : (
          <Alert
            message={`${texts.notLoaded} ${kept.error.message}`}
            again={{ label: problems.tryAgain, run: reload }}
          />
        )}
      </DashboardPart>
    )
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <ul className="grid list-none grid-cols-1 gap-4 p-0 sm:grid-cols-2">
        {kept.data.map((address) => (
          <li key={address._id}>
            <Card className="h-full">
              {opened?.of === address._id ? (
                <AddressForm address={address} onDone={() => close(opened)} />
              ) : (
                <AddressCard
                  address={address}
                  onChange={() => open({ of: address._id })}
                  onDelete={() => deletion.ask(address)}
                />
              )}
            </Card>
          </li>
        ))}
      </ul>
      {kept.data.length === 0 && opened === undefined && <p className="board-note soft">{texts.none}</p>}
      {opened?.of === 'new' ? (
        <Card>
          <AddressForm onDone={() => close(opened)} />
        </Card>
      ) : (
        kept.data.length < mostAddresses && (
          <Button kind="quiet" className="justify-self-start" onClick={() => open({ of: 'new' })}>
            {texts.add}
          </Button>
        )
      )}
      <ConfirmDialog
        {...deletion.dialog}
        title={texts.deleteTitle}
        text={texts.deleteText(deleted ? addressInOneLine(deleted) : '')}
        confirm={texts.deleteYes}
        cancel={texts.deleteNo}
      />
    </DashboardPart>
  )
}

interface AddressCardProps {
  readonly address: KeptAddress
  readonly onChange: () => void
  readonly onDelete: () => void
}

function AddressCard({ address: kept, onChange, onDelete }: AddressCardProps) {
  const { name, address, phone } = kept
  const which = <span className="sr-only">{texts.ofAddress(addressInOneLine(kept))}</span>
  return (
    <div className="grid h-full grid-cols-1 content-between gap-4">
      <address className="whitespace-pre-line wrap-anywhere not-italic">
        {[name, address, phone].filter(Boolean).join('\n')}
      </address>
      <div className="actions">
        <Button kind="quiet" onClick={onChange}>
          {texts.change}
          {which}
        </Button>
        <Button kind="quiet" onClick={onDelete}>
          {texts.delete}
          {which}
        </Button>
      </div>
    </div>
  )
}
