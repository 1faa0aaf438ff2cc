import {
  type WrittenPage,
  withCardSandbox,
  withDeletion,
  withFirebase,
  withGoogle,
  withImgbb,
  withMail,
  withOwnAccounts,
  withOwnPictures,
  withStripe,
} from './written-page.ts'

/** Text of /privacy. It must match what the code stores: change it whenever the stored data changes. */
export const privacy: WrittenPage = {
  lead: 'We store what an order needs. No advertising, no visitor statistics, nothing is sold.',
  sections: [
    {
      heading: 'When you only look',
      blocks: [
        'Nothing is stored about you. The shop’s log records which page was requested and how long the answer took, without your name, your address or your network address.',
      ],
    },
    {
      heading: 'Pictures',
      only: withOwnPictures,
      blocks: [
        'Fonts and pictures come from the shop itself. A picture that you upload is stored here, and deleted two weeks after nothing uses it any more.',
      ],
    },
    {
      heading: 'Pictures',
      only: withImgbb,
      blocks: [
        'Fonts come from the shop itself. Uploaded pictures are stored by imgbb. A picture that you upload goes there without your name. Your browser loads such pictures from imgbb, so imgbb sees its network address.',
      ],
    },
    {
      heading: 'Your account',
      only: withOwnAccounts,
      blocks: [
        'We store your name, your email and your password. The password is hashed, so that nobody can read it, including us.',
        'While you are logged in we keep a session, with the network address and the browser it began with. It ends when you log out, or after seven days without a visit. The page Account of the dashboard shows where you are logged in, and can end each session.',
        'Log-in attempts are counted by network address and by account, so that passwords cannot be guessed quickly. A browser in which you have logged in keeps a cookie for a year, so that the attempts of others cannot lock you out. The cookie does not say who you are.',
        'A link that sets a new password works for an hour, and a link that verifies your email for three days. After that they are deleted.',
      ],
    },
    {
      heading: 'Your Google account',
      only: withGoogle,
      blocks: [
        'If you continue with Google, Google tells us your name, your email and the number of your account there, and learns that you log in here. We store these, and ask Google for nothing else.',
      ],
    },
    {
      heading: 'Your account',
      only: withFirebase,
      blocks: [
        'Google’s Firebase stores your email, your password and your sign-in for us. We never see the password. We store your name, your email and the number of your account there.',
        'While you are logged in we keep a session. It ends when you log out.',
      ],
    },
    {
      heading: 'Your profile and your orders',
      blocks: [
        {
          list: [
            'The profile: picture, name, email, address, job and phone, as far as you fill them in.',
            'Each order: the tool, quantity and price, your name, email and phone, when it was booked, paid or cancelled, and the number of its payment. While it is not paid and your email is not verified, we also store a code made from your network address. The code cannot be turned back into the address, and is deleted when the hold ends.',
            'Declined cards, by the number of the payment, for a day.',
            'Messages to you about your orders and your account. They are kept for a year. A personal link is erased as soon as it is sent or has expired.',
          ],
        },
        'You can see these, and so can the shop’s staff, who need them to pack and send. The carrier gets your name, address and phone.',
      ],
    },
    {
      heading: 'Mail to you',
      only: withMail,
      blocks: [
        'We mail you about your orders and your account, and about nothing else. Our mail provider and yours carry these messages, with your address. The messages load nothing, so nobody can see whether you opened them.',
      ],
    },
    {
      heading: 'Your card',
      only: withStripe,
      blocks: [
        'Card numbers go from your browser straight to Stripe, which handles our payments. We never see them. We give Stripe your name and email for the payment. For the receipt we store the number of the payment and your card’s brand and last four digits. Stripe’s code loads only on the payment page.',
      ],
    },
    {
      heading: 'Your card',
      only: withCardSandbox,
      blocks: [
        'This is a demo shop: payments go to a built-in card sandbox that charges no real card and refuses numbers that are not test numbers. It stores the brand and the last four digits of the test card, with the name and email given for the payment.',
      ],
    },
    {
      heading: 'Your reviews and messages',
      blocks: [
        'A review shows your name, picture, stars and text to everyone. We also store the email it came from, and show it only to the shop’s staff.',
        'If you ask for a letter when a tool hangs again, we store your address until you have the letter, remove it by its link, or delete your account; without your confirmation for a day.',
        'A quote request or a message stores your name, email, text and the part it is about. The shop’s staff reads it to answer you.',
      ],
    },
    {
      heading: 'In your browser',
      blocks: [
        {
          list: [
            '`accessToken`, `session` and `role`: that you are logged in, with your name, your email and whether you are an admin. Removed when you log out.',
            '`theme`: day or night, if you have chosen.',
            '`view`: board or table, if you have chosen.',
            '`searchKey`: that the key / does not lead to the search, if you have turned it off.',
            'What you type into a form, such as a booking or your profile, until you send it or close the tab.',
          ],
        },
        'The sign-in stores one entry of its own, such as a cookie, while you are logged in. All of this is needed for the shop to work, and no other website can read it.',
      ],
    },
    {
      heading: 'How to delete it yourself',
      only: withDeletion,
      blocks: [
        'The page Account of your dashboard deletes your account at once: your sign-in, your profile, the pictures that you uploaded, and orders that are not paid. Your reviews and your messages to us stay without your name and picture.',
        'We keep your paid orders with your name, your email and the delivery address for as long as tax law requires, and use them for nothing else. The phone is deleted once the parcel has left.',
      ],
    },
    {
      heading: 'Your pictures at imgbb',
      only: (settings) => withDeletion(settings) && withImgbb(settings),
      blocks: [
        'When you delete your account, the shop stops showing your pictures at once. At imgbb they can only be deleted by hand: the shop tells us which they are, and we delete them within 30 days.',
      ],
    },
    {
      heading: 'How to have it deleted',
      blocks: [
        '[Write to us](/contact) with the email of your account. Within 30 days we delete account, profile, reviews and messages. We keep orders and their payments for as long as tax law requires, and use them for nothing else.',
        'You can also ask us what we have stored, and have it corrected.',
      ],
    },
  ],
}
