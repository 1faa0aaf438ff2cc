import { sumOfAmounts } from '../../../../domain/money.ts'
import { giftCodeTexts } from '../../../buying/gift-code-texts.ts'
import { RedeemGiftCard } from '../../../buying/redeem-gift-card.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Price } from '../../../ui/values/figure.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { moneyFigure } from '../../../ui/values/numbers.ts'
import { paidCreditTexts as texts } from './credit-texts.ts'
import type { Credit } from './use-credit.ts'

interface CreditChoiceProps {
  readonly credit: Credit
  readonly busy: boolean
}

/** Lets the customer use the credit before the card, or keep it, and redeem a gift card. */
export function CreditChoice({ credit, busy }: CreditChoiceProps) {
  const formats = useFormats()
  return (
    <section className="grid gap-3" aria-label={texts.heading}>
      {credit.available > 0 && (
        <Checkbox checked={credit.isUsed} disabled={busy} onChange={credit.use}>
          {texts.use(moneyFigure(formats, credit.available))}
        </Checkbox>
      )}
      <details>
        <summary>{giftCodeTexts.heading}</summary>
        <div className="pt-3">
          <RedeemGiftCard />
        </div>
      </details>
    </section>
  )
}

/** Shows how much credit and card pay; nothing where credit pays nothing. */
export function CreditParts({ price, part }: { readonly price: number; readonly part: number }) {
  if (part === 0) return null
  return (
    <dl className="figures">
      <Price label={texts.byCredit} amount={part} />
      {part < price && <Price label={texts.byCard} amount={sumOfAmounts([price, -part])} />}
    </dl>
  )
}
