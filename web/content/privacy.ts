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

/** /privacy: true to what the code stores. Whoever changes what is stored changes this text as well. */
export const privacy: WrittenPage = {
  lead: 'We store what an order needs. No advertising, no visitor statistics, nothing is sold.',
  sections: [
    {
      heading: 'When you only look',
      blocks: [
        'Nothing is stored about you. The shop’s log notes which page was asked for and how long the answer took, without your name, your address or your network address.',
      ],
    },
    {
      heading: 'Pictures',
      only: withOwnPictures,
      blocks: [
        'Fonts and pictures come from the shop itself. A picture that you upload is kept here, and deleted two weeks after nothing shows it any more.',
      ],
    },
    {
      heading: 'Pictures',
      only: withImgbb,
      blocks: [
        'Fonts come from the shop itself. Pictures that people upload are kept by imgbb: a picture that you upload goes there, without your name, and your browser fetches such pictures from there, so imgbb sees its network address.',
      ],
    },
    {
      heading: 'Your account',
      only: withOwnAccounts,
      blocks: [
        'Your name, your email and your password, which is stored so that nobody can read it, us included.',
        'While you are logged in we keep a session, with the network address and the browser it began with. It ends when you log out, or when you have not been here for seven days. Your account’s page in the dashboard shows where you are logged in, and ends it there.',
        'Attempts to log in are counted by network address and by account, so that nobody can guess passwords quickly. So that nobody can keep you out that way either, a browser in which you have logged in keeps a cookie for a year that tells it from a strange one; it does not say who you are.',
        'A link that sets a new password works for an hour, one that proves your email for three days. After that nothing of them is left.',
      ],
    },
    {
      heading: 'Your Google account',
      only: withGoogle,
      blocks: [
        'If you continue with Google, Google tells us your name, your email and the number of your account there, and learns that you log in here. We keep these, and ask Google for nothing else.',
      ],
    },
    {
      heading: 'Your account',
      only: withFirebase,
      blocks: [
        'Google’s Firebase keeps your email, your password and your sign-in for us; we never see the password. We keep your name, your email and the number of your account there.',
        'While you are logged in we keep a session. It ends when you log out.',
      ],
    },
    {
      heading: 'Your profile and your orders',
      blocks: [
        {
          list: [
            'The profile: picture, name, email, address, job and phone, as far as you fill them in.',
            'Each order: the tool, quantity and price, your name, email and phone, when it was booked, paid or cancelled, and the number of its payment. While it is not paid and your email is not verified, also a code made from your network address, which cannot be turned back into it; it goes when the order is no longer held.',
            'Cards that were declined, by the number of the payment, for a day.',
            'Messages to you about your order or your account: that it is booked, paid, cancelled or refunded. They are kept for a year; a link that opens something is wiped as soon as it is sent or of no use.',
          ],
        },
        'You see these, and so does the shop’s staff, who need them to pack and send. The carrier gets name, address and phone.',
      ],
    },
    {
      heading: 'Mail to you',
      only: withMail,
      blocks: [
        'We mail you what happens to your orders and your account, and nothing else. Our mail provider and yours carry these messages, with your address. They load nothing when you open them, so nobody sees whether you have.',
      ],
    },
    {
      heading: 'Your card',
      only: withStripe,
      blocks: [
        'Card numbers go from your browser straight to Stripe, which handles our payments. We never see them. We give Stripe your name and email for the payment, and keep its number and your card’s brand and last four digits for the receipt. Stripe’s part of the page loads only where you pay.',
      ],
    },
    {
      heading: 'Your card',
      only: withCardSandbox,
      blocks: [
        'This is a demo shop: payments go to a built-in test desk that charges no real card and refuses numbers that are not test numbers. It keeps the brand and the last four digits of the test card, with the name and email given for the payment.',
      ],
    },
    {
      heading: 'What you write for others or for us',
      blocks: [
        'A review shows your name, picture, stars and text to everybody. We also keep the email it came from, and show it to nobody.',
        'A quote request or a message keeps your name, email, words and the part it is about. The shop’s staff reads it, to answer you.',
      ],
    },
    {
      heading: 'In your browser',
      blocks: [
        {
          list: [
            '`accessToken`, `session` and `role`: that you are logged in, with your name, your email and whether you run the shop. Removed when you log out.',
            '`theme`: day or night, if you have chosen.',
            'What you type into a form, as for a booking or your profile, until it is sent or the tab is closed.',
          ],
        },
        'The sign-in keeps one entry of its own, a cookie or the like, for as long as you are logged in. All of this is needed for the shop to work, and no other website can read it.',
      ],
    },
    {
      heading: 'How to delete it yourself',
      only: withDeletion,
      blocks: [
        'The page Account of your dashboard deletes your account at once: your sign-in, your profile, the pictures that you uploaded, and orders that are not paid. Your reviews stay without your name and picture, and so does what you wrote to us.',
        'Orders that you paid stay in our books with your name, your email and where they went, as long as tax law wants them kept; the phone is deleted once the parcel has left. We use them for nothing else.',
      ],
    },
    {
      heading: 'Your pictures at imgbb',
      only: (settings) => withDeletion(settings) && withImgbb(settings),
      blocks: [
        'When you delete your account the shop shows your pictures no more at once. At imgbb only a person can delete them: we are told which they are, and do so within 30 days.',
      ],
    },
    {
      heading: 'How to have it deleted',
      blocks: [
        '[Write to us](/contact) with the email of your account. Within 30 days we delete account, profile, reviews and messages. Orders and their payments we keep as long as tax law wants them kept, and use them for nothing else.',
        'In the same way you can ask what we have stored, and have it put right.',
      ],
    },
  ],
}
