import { type WrittenPage, withCardSandbox } from './written-page.ts'

/** /returns. The days are samples: an owner replaces them with what the law and the shop give. */
export const returns: WrittenPage = {
  lead: 'A tool that does not fit your hand is no use on your board. Send it back.',
  sections: [
    {
      heading: 'Before you have paid',
      blocks: [
        'Open My Orders and cancel. The pieces go back on the board at once, nothing is charged, and you do not have to say why.',
      ],
    },
    {
      heading: 'After you have paid',
      blocks: [
        'A paid order cannot be cancelled in My Orders any more. [Write to us](/contact) with the tool and the date: what has not left yet, we stop.',
        'What has arrived, you can send back within 30 days, unused and complete. Write first, so that we can tell you where to send it. Sending it back is at your cost, unless we sent the wrong thing or it is faulty.',
      ],
    },
    {
      heading: 'Something is faulty',
      blocks: [
        'Tell us what it does and what it should do, with a picture if that says it better. We repair it, replace it or give the money back, and pay for the way.',
      ],
    },
    {
      heading: 'How the money comes back',
      blocks: [
        'To the card that paid, within 14 days of the tool’s return. Banks then take a few days of their own. The order stays in My Orders and shows what went back.',
        'If a payment arrives after the hold has ended and the pieces are sold, all of it goes back to your card by itself. You and we are both told.',
      ],
    },
    {
      heading: 'In this demo shop',
      only: withCardSandbox,
      blocks: [
        'Payments here are tests: no real card is charged, so there is no real money to give back and no parcel on its way.',
      ],
    },
  ],
}
