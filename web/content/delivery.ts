import { sampleSettings } from '../../domain/sample-settings.ts'
import { deliveryRuleTexts } from '../texts/delivery-rule.ts'
import { deliveryCountries } from './delivery-terms.ts'
import type { WrittenPage } from './written-page.ts'

const rule = deliveryRuleTexts(sampleSettings)

/**
 * Text of /delivery. The countries in delivery-terms.ts and the days in domain/delivery-promise.ts are samples: replace them.
 * HOLD_HOURS changes the 24 hours.
 */
export const delivery: WrittenPage = {
  lead: 'The price you see is the price you pay. It includes tax and delivery.',
  sections: [
    {
      heading: 'What it costs',
      blocks: [
        'Delivery costs nothing extra. Every price in the shop is in US dollars, for one piece, with tax and delivery included. An order costs the price of a piece times the quantity.',
      ],
    },
    {
      heading: 'How long we hold it',
      blocks: [
        'When you book a tool, its pieces are held for you: for half an hour at first, and for 24 hours once you have started the payment or verified your email. My Orders shows until when.',
        'If you have not paid by then, the pieces can be sold to others. Your order stays. You can still pay while there is enough stock, and the shop tells you if there is not.',
      ],
    },
    {
      heading: 'When it leaves',
      blocks: [
        `${rule?.leaves} ${rule?.takes}`,
        'The page of each tool says when it would arrive. Public holidays can add a day.',
      ],
    },
    {
      heading: 'Where it goes',
      blocks: [
        'To the address in your profile. The booking form offers to keep an address there, and you can change it under My Profile until the parcel has left.',
        `We deliver to ${Object.values(deliveryCountries).toSorted().join(', ')}.`,
        'We may call the phone number of the booking when the carrier has a question. To ask where a parcel is, [write to us](/contact).',
      ],
    },
  ],
}
