import { returnTerms } from './delivery-terms.ts'
import { type WrittenPage, withCardSandbox } from './written-page.ts'

/** Text of /returns. The days are in delivery-terms.ts. */
export const returns: WrittenPage = {
  lead: 'If a tool does not suit you, send it back.',
  sections: [
    {
      heading: 'Before you have paid',
      blocks: [
        'Open My Orders and cancel the order. Nothing is charged, and you do not need to give a reason.',
      ],
    },
    {
      heading: 'After you have paid',
      blocks: [
        'A paid order cannot be cancelled in My Orders. [Write to us](/contact) with the tool and the date. If we have not sent it yet, we stop it.',
        `You can return a tool within ${returnTerms.withinDays} days of its arrival, unused and complete. Write first, so that we can tell you where to send it. You pay for the return, unless we sent the wrong tool or it is faulty.`,
      ],
    },
    {
      heading: 'Something is faulty',
      blocks: [
        'Tell us what is wrong, with a picture if that helps. We repair it, replace it or refund it, and pay for the return.',
      ],
    },
    {
      heading: 'How refunds work',
      blocks: [
        `We refund the card that paid within ${returnTerms.refundDays} days of the tool’s return. Banks then take a few more days. The order stays in My Orders and shows the refund.`,
        'If a payment arrives after the hold has ended and the pieces are sold, it is refunded in full automatically, and you are told.',
      ],
    },
    {
      heading: 'In this demo shop',
      only: withCardSandbox,
      blocks: [
        'Payments here are tests: no real card is charged, so there is no money to refund and no parcel is sent.',
      ],
    },
  ],
}
